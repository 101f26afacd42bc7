/** A picture that never comes must not keep a page from working. */
const patience = 4_000;

/**
 * Lets scripts wait until the page has loaded: over a slow line they would share it with styles, type and the picture
 * that visitors came for. React Router has no word for it, so its starting script is told to wait, then to ask for all
 * files at once. Who goes back or forth before React Router can see it gets the page from the server.
 */
export function deferScriptsUntilLoad(html: string, nonce: string, alsoNeeded: readonly string[]): string {
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/>`, "g");
  const starter = new RegExp(`(<script nonce="${nonce}" type="module" async="">)(.+?)(</script>)`, "s");
  const files = [...html.matchAll(preload)].flatMap(([, href]) => href ?? []);
  return html
    .replace(preload, "")
    .replace(starter, (_whole, open: string, script: string, close: string) =>
      [open, waiting([...files, ...alsoNeeded]), importedLate(script), close].join(""),
    );
}

function waiting(files: readonly string[]): string {
  return `addEventListener("popstate", () => window.__reactRouterDataRouter ?? location.reload());
await new Promise((go) => {
  const painted = () => requestAnimationFrame(() => setTimeout(go));
  if (document.readyState === "complete") painted();
  addEventListener("load", painted);
  setTimeout(go, ${patience});
});
for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
}

/** A module's static imports would be fetched before its first line runs. */
function importedLate(script: string): string {
  return script
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);")
    .replace(/^import ("[^"]+");$/gm, "await import($1);");
}
