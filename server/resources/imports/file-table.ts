/** A file as a table of texts. */
export type FileTable = Readonly<{ headers: readonly string[]; rows: readonly FileLine[] }>;

export type FileLine = Readonly<{
  /** Where it begins in the file. */
  line: number;
  cells: readonly string[];
}>;
