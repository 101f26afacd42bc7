import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { columnsOf } from "#domain/imports/column-names.ts";
import { guessColumns } from "#domain/imports/guess-columns.ts";
import {
  type Import,
  type ImportChange,
  type ImportDetails,
  type ImportKind,
  type ImportRow,
  type ImportStatus,
  importLimits,
  type RowOutcome,
} from "#domain/imports/import.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { openArchive } from "./archive.ts";
import { fileProblem } from "./file-problem.ts";
import type { FileTable } from "./file-table.ts";
import { presentDetails, presentImport, presentRow } from "./presenter.ts";
import { readCsv } from "./read-csv.ts";
import { readWxr } from "./read-wxr.ts";
import {
  clearOutcomes,
  countRows,
  findImport,
  firstCells,
  type ImportRecord,
  insertImport,
  listImports,
  listRows,
  lockImport,
} from "./repository.ts";
import type { ImportDependencies } from "./run-import.ts";

export const maxPartBytes = 16 * 1024 * 1024;
const maxListed = 20;
/** Enough to find examples for columns that few lines have. */
const sampledLines = 50;

type UploadedFile = Readonly<{ upload: string; bytes: number; file_name: string }>;

/** What staff do with imports; the job does the rest. */
export class ImportActions {
  readonly #dependencies: ImportDependencies;

  constructor(dependencies: ImportDependencies) {
    this.#dependencies = dependencies;
  }

  async receivePart(upload: string, offset: number, content: Readable): Promise<number> {
    const maxBytes = Math.min(offset + maxPartBytes, importLimits.zipBytes);
    return this.#dependencies.files.write(upload, offset, maxBytes, content);
  }

  async create(
    { kind, upload, bytes, file_name: fileName }: UploadedFile & Readonly<{ kind: ImportKind }>,
    accountId: number,
  ): Promise<ImportDetails> {
    const { database, files } = this.#dependencies;
    await this.#requireIdle();
    const table = await this.#readFile(kind, upload, bytes);
    const fields = guessColumns(kind, table.headers);
    const id = await whileIdle(() =>
      database.transaction().execute(async (transaction) => {
        const created = await insertImport(transaction, { kind, fileName, table, fields, accountId });
        await addJob(transaction, "run-import", { importId: created });
        return created;
      }),
    );
    await files.discard(upload);
    return this.read(id);
  }

  async #readFile(kind: ImportKind, upload: string, bytes: number): Promise<FileTable> {
    const { files } = this.#dependencies;
    if (bytes > (kind === "wordpress" ? importLimits.wxrBytes : importLimits.csvBytes))
      throw new Problem("too_large");
    if (kind === "wordpress") return readWxr(await files.requireWhole(upload, bytes));
    return readCsv(await files.read(upload, bytes));
  }

  async list(): Promise<Import[]> {
    const { database } = this.#dependencies;
    const imports = await listImports(database, maxListed);
    const counts = await countRows(
      database,
      imports.map(({ id }) => id),
    );
    return imports.flatMap((row) => {
      const ofRow = counts.get(row.id);
      return ofRow ? [presentImport(row, ofRow)] : [];
    });
  }

  async read(id: number): Promise<ImportDetails> {
    const { database } = this.#dependencies;
    const row = await findImport(database, id);
    const counts = (await countRows(database, [id])).get(id);
    if (!row || !counts) throw new Problem("not_found");
    return presentDetails(row, counts, await firstCells(database, id, sampledLines));
  }

  async listRows(
    id: number,
    filters: Readonly<{ outcome: RowOutcome | null; isLeft: boolean; page: number; pageSize: number }>,
  ): Promise<Readonly<{ rows: ImportRow[]; count: number }>> {
    const { database } = this.#dependencies;
    const row = await findImport(database, id);
    if (!row) throw new Problem("not_found");
    const { rows, count } = await listRows(database, id, filters);
    return { rows: rows.map((line) => presentRow(line, row.fields)), count };
  }

  async change(id: number, { fields, options }: ImportChange): Promise<ImportDetails> {
    return this.#startFrom(id, ["checked"], "checking", async (transaction, { kind, headers }) => {
      const named = fields.filter((field) => field !== null);
      const isKnown = named.every((field) => Object.hasOwn(columnsOf(kind), field));
      if (fields.length !== headers.length || !isKnown || new Set(named).size < named.length)
        throw fieldProblem("fields", "choice_invalid");
      await clearOutcomes(transaction, id);
      return { fields: JSON.stringify(fields), options: JSON.stringify(options) };
    });
  }

  /** Reads the ZIP's directory before it is kept, so that a bad one is refused at once. */
  async addArchive(id: number, { upload, bytes, file_name }: UploadedFile): Promise<ImportDetails> {
    const { files, pictures } = this.#dependencies;
    const path = await files.requireWhole(upload, bytes);
    await (await openArchive(path, pictures)).close();
    const archive = `${id}-${randomBytes(8).toString("hex")}.zip`;
    return this.#startFrom(id, ["checked"], "checking", async (transaction, { kind, archive: before }) => {
      if (kind === "leads") throw new Problem("state_changed");
      await clearOutcomes(transaction, id);
      await files.keep(upload, archive);
      if (before !== null) await files.remove(before);
      return { archive, archive_name: file_name };
    });
  }

  async run(id: number): Promise<ImportDetails> {
    return this.#startFrom(id, ["checked"], "running", async () => ({}));
  }

  async undo(id: number): Promise<ImportDetails> {
    return this.#startFrom(id, ["done"], "undoing", async () => ({}));
  }

  async discard(id: number): Promise<void> {
    const { database, files } = this.#dependencies;
    const archive = await database.transaction().execute(async (transaction) => {
      const row = await lockImport(transaction, id);
      if (!row) throw new Problem("not_found");
      if (row.status !== "checked") throw new Problem("state_changed");
      await transaction.deleteFrom("imports").where("id", "=", id).execute();
      return row.archive;
    });
    if (archive !== null) await files.remove(archive);
  }

  /** Changes the status and adds the job, unless another import is at work. A repeated call finds the status and changes nothing. */
  async #startFrom(
    id: number,
    from: readonly ImportStatus[],
    to: "checking" | "running" | "undoing",
    prepare: (transaction: Database, row: ImportRecord) => Promise<object>,
  ): Promise<ImportDetails> {
    const { database } = this.#dependencies;
    await whileIdle(() =>
      database.transaction().execute(async (transaction) => {
        const row = await lockImport(transaction, id);
        if (!row) throw new Problem("not_found");
        if (row.status === to && to !== "checking") return;
        if (!from.includes(row.status)) throw new Problem("state_changed");
        const columns = await prepare(transaction, row);
        await transaction
          .updateTable("imports")
          .set({ ...columns, status: to, done_count: 0 })
          .where("id", "=", id)
          .execute();
        await addJob(transaction, "run-import", { importId: id });
      }),
    );
    return this.read(id);
  }

  /** So that a large file is not read in vain. */
  async #requireIdle(): Promise<void> {
    const busy = await this.#dependencies.database
      .selectFrom("imports")
      .select("id")
      .where("status", "in", ["checking", "running", "undoing"])
      .executeTakeFirst();
    if (busy) throw fileProblem("another_import");
  }
}

/** The index admits one import at work. */
async function whileIdle<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "constraint" in error && error.constraint === "imports_one_at_a_time")
      throw fileProblem("another_import");
    throw error;
  }
}
