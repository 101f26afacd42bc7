import { pictureWidths } from "#domain/pictures/picture-paths.ts";

const builtFile = /(?:href|src)="(\/(?:assets\/[\w.-]+|logo\.svg[^"&#]*))(?:#[\w-]+)?"/g;
/** The folder of a private picture contains its signature. */
const anyFolder = "/(?:media/[\\w-]+|private-media/[\\w-]+/\\d+/[\\w-]+)";
const pictureFile = new RegExp(`(${anyFolder})/\\d+\\.(?:avif|webp|jpg)`, "g");
const folderStart = new RegExp(`^${anyFolder}/`);
/** Between the sizes of a phone and of a wide screen. */
const usualFile = `${pictureWidths.avif[1]}.avif`;

/** The files that a page can't be shown without. */
export function requiredFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(builtFile), ([, path = ""]) => path))];
}

/** One file of each of the first pictures: one that the browser has loaded already, if there is one. */
export function choosePictures(html: string, loaded: readonly string[], maxPictures: number): string[] {
  const folders = new Map<string, Set<string>>();
  for (const [path, folder = ""] of html.matchAll(pictureFile))
    folders.set(folder, (folders.get(folder) ?? new Set()).add(path));
  return [...folders].slice(0, maxPictures).map(([folder, offered]) => {
    const usual = `${folder}/${usualFile}`;
    const [first = usual] = offered;
    return loaded.find((path) => offered.has(path)) ?? (offered.has(usual) ? usual : first);
  });
}

/** CN10: the pictures among these files that a client's page shows, in the sizes that the browser has loaded. */
export function shownPictures(html: string, loaded: readonly string[]): string[] {
  const offered = new Set(Array.from(html.matchAll(pictureFile), ([path]) => path));
  return loaded.filter((path) => offered.has(path));
}

/** A picture's folder, which has the same picture in other sizes and formats. */
export function pictureFolder(path: string): string | undefined {
  return folderStart.exec(path)?.[0];
}

/** The text of the main heading, as HTML without tags. Empty if there is none. */
export function headingOf(html: string): string {
  const [, heading = ""] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(html) ?? [];
  return heading
    .replace(/<[^>]*>/g, "")
    .replaceAll("<", "&lt;")
    .trim();
}

/** Only what everybody gets from this server, and what the server allows to store. */
export function isStorable(response: Response): boolean {
  const { status, type, redirected, headers } = response;
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    /^text\/html\b/i.test(headers.get("content-type") ?? "") &&
    !/\bno-store\b/i.test(headers.get("cache-control") ?? "")
  );
}
