import { createHash } from "node:crypto";
import { type Language, languageTag } from "#domain/language.ts";

const styles = `
  @page { size: A4; margin: 15mm }
  body { font: 11pt/1.45 "Mukta", "Noto Sans Devanagari", sans-serif; color: #111; margin: 1.5rem auto; max-width: 46rem; padding: 0 1rem }
  h1 { font-size: 1.6em; margin: 0 } h2 { font-size: 1.2em; border-bottom: 1px solid #999; margin: 1.6em 0 .6em }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1.2em; margin: 1em 0 } dt { color: #555 } dd { margin: 0 }
  table { border-collapse: collapse; width: 100% } th, td { border-bottom: 1px solid #ccc; padding: .35em .5em; text-align: left }
  td { overflow-wrap: anywhere }
  .pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 1em } figure { margin: 0; break-inside: avoid }
  img { width: 100%; height: auto; display: block } figcaption { font-size: .9em; padding-top: .2em }
  .missing { border: 1px dashed #999; padding: 2em 1em; text-align: center } .warning { border: 1px solid #a00; padding: .6em 1em }
  .scan { break-before: page; margin-top: 1.6em } .scan figcaption { padding-bottom: .4em } .scan img { max-height: 92vh; object-fit: contain; object-position: left top }
  .note { white-space: pre-line } .signature { margin-top: 4em; border-top: 1px solid #111; width: 16em; padding-top: .3em }
  .proof { display: flex; flex-wrap: wrap; gap: 1em; align-items: center; break-inside: avoid } .proof svg { width: 8rem; height: 8rem }
  .proof div { flex: 1 1 16rem; overflow-wrap: anywhere } .hash { font-family: monospace }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 1.4em; margin-bottom: 1em; cursor: pointer }
  footer { margin-top: 2em; font-size: .85em; color: #555; overflow-wrap: anywhere }
  @media print { body { margin: 0; max-width: none; padding: 0 } button { display: none } }`;

// The button is hidden where scripts do not run, because it would do nothing there.
const script = `const button = document.querySelector("button"); button.hidden = false; button.onclick = () => window.print();`;
const scriptHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Also in the file itself, because it is opened from a disk, without our headers. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src ${scriptHash}`;

/** Printing is a modal dialog for the sandbox; a certificate that is no picture is saved from the file. */
export const packPolicy = `sandbox allow-scripts allow-modals allow-downloads; ${policy}; frame-ancestors 'none'`;

/** CN7: one file that needs nothing else, with a button that prints it. */
export function renderPrintFile(
  language: Language,
  { title, print, body }: Readonly<{ title: string; print: string; body: string }>,
): string {
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>
<body><button type="button" hidden>${print}</button>
${body}
<script>${script}</script></body></html>
`;
}
