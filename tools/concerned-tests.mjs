import { dirname } from "node:path";

/** The same noun names a resource in each of these. */
const resources = /^(domain|server\/resources|web\/features|web\/admin)\/([\w-]+)/;
/** Imports run domain ← server and domain ← web, so a change of the domain concerns all roots, and any other only its own. */
const concerned = {
  domain: ["domain", "server/resources", "web/features", "web/admin"],
  "server/resources": ["server/resources"],
  "web/features": ["web/features", "web/admin"],
  "web/admin": ["web/features", "web/admin"],
};

/** The folders whose tests a change concerns: those that stand beside the changed files, and those of the same noun. */
export function foldersOfTests(files, folderExists) {
  const folders = files
    .filter((file) => /^(domain|server|web|demo|tools)\/.*\.\w+$/.test(file))
    .map((file) => dirname(file));
  const ofNouns = folders
    .flatMap((folder) => {
      const [, root, noun] = resources.exec(folder) ?? [];
      return root ? concerned[root].map((other) => `${other}/${noun}`) : [];
    })
    .filter(folderExists);
  return [...new Set([...folders, ...ofNouns])].map((folder) => `${folder}/`).sort();
}
