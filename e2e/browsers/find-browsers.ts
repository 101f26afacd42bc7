import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const packages = "firefox-esr webkit2gtk-driver xvfb";

export function findBrowsers(): Readonly<{ firefox: string; miniBrowser: string }> {
  const firefox = findOnPath("firefox-esr") ?? findOnPath("firefox");
  const [miniBrowser] = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser");
  if (!firefox || !miniBrowser || !findOnPath("WebKitWebDriver") || !findOnPath("Xvfb"))
    throw new Error(`These tests need Firefox and WebKitGTK: apt-get install ${packages}`);
  return { firefox, miniBrowser };
}

function findOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
