import { cleanSvg } from "#domain/looks/clean-svg.ts";
import type { Logo } from "#domain/settings/looks.ts";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import { randomKey } from "#web/api/random-key.ts";
import { shrinkPicture } from "#web/forms/pictures/shrink-picture.ts";

/** An SVG is cleaned here, so that the editor shows what visitors will see; the server cleans it again. Null if it can't be used. */
export async function readLogoFile(file: File): Promise<Logo["image"] | null> {
  if (file.type === "image/svg+xml" || /\.svg$/i.test(file.name)) {
    const clean = cleanSvg(await file.text());
    return clean ? { kind: "svg", svg: clean.svg } : null;
  }
  const ignoreProgress = () => undefined;
  const { key, ...size } = await sendStaffPicture(
    randomKey(),
    await shrinkPicture(file),
    ignoreProgress,
    new AbortController().signal,
  );
  return { kind: "picture", picture: key, ...size };
}
