import { cleanSvg } from "#domain/looks/clean-svg.ts";
import type { Logo } from "#domain/settings/looks.ts";
import { sendLogo } from "#web/admin/editing/send-picture.ts";
import { randomKey } from "#web/api/random-key.ts";

/** An SVG is cleaned here, so that the editor shows what visitors will see; the server cleans it again. Null if it can't be used. */
export async function readLogoFile(file: File): Promise<Logo["image"] | null> {
  if (file.type === "image/svg+xml" || /\.svg$/i.test(file.name)) {
    const clean = cleanSvg(await file.text());
    return clean ? { kind: "svg", svg: clean.svg } : null;
  }
  const ignoreProgress = () => undefined;
  // Sent as it is: browsers make pictures smaller as JPEG, which has no transparency.
  const stored = await sendLogo(randomKey(), file, ignoreProgress, new AbortController().signal);
  const { key, has_alpha: hasAlpha, ...size } = stored;
  return { kind: "picture", picture: key, ...size, hasAlpha };
}
