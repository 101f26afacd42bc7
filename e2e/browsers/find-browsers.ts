import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const packages = "firefox-esr webkit2gtk-driver xvfb";

/** Where Debian installs both browsers and what drives them. */
export function findBrowsers(): Readonly<{ firefox: string; miniBrowser: string }> {
  const firefox = onPath("firefox-esr") ?? onPath("firefox");
  const [miniBrowser] = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser");
  if (!firefox || !miniBrowser || !onPath("WebKitWebDriver") || !onPath("Xvfb"))
    throw new Error(`These tests need Firefox and WebKitGTK: apt-get install ${packages}`);
  return { firefox, miniBrowser };
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
