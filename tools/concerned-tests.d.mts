export function foldersOfTests(files: readonly string[], folderExists: (folder: string) => boolean): string[];
