import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { type Problem, problemSchema } from "#domain/problems.ts";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { boundary, fieldPart } from "./raw-request.ts";
import { submissionFields } from "./sample-forms.ts";
import type { TestApp } from "./test-app.ts";
import { listPictures } from "./test-media.ts";

export const multipartType = `multipart/form-data; boundary=${boundary}`;
export const submissionParts = Object.entries(submissionFields).map(([name, value]) =>
  fieldPart(name, value),
);

/** Sends invalid sale submissions over HTTP. All forms share their reader, encoder and store, so one form is tested. */
export class SubmissionClient {
  readonly #site: TestApp;
  readonly origin: string;

  private constructor(site: TestApp, origin: string) {
    this.#site = site;
    this.origin = origin;
  }

  static async listen(site: TestApp): Promise<SubmissionClient> {
    return new SubmissionClient(site, await site.app.listen({ host: "127.0.0.1", port: 0 }));
  }

  async post(
    body: FormData | string | Uint8Array<ArrayBuffer>,
    type?: string,
  ): Promise<{ status: number; problem: Problem }> {
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    const response = await fetch(`${this.origin}/sell/`, { method: "POST", headers, body });
    const text = await response.text();
    expect(text, "no internals in the response").not.toMatch(/node_modules|\.ts:|Error:|at \w+ \(/);
    return { status: response.status, problem: problemSchema.parse(JSON.parse(text)) };
  }

  postParts(...parts: Buffer[]): ReturnType<SubmissionClient["post"]> {
    return this.post(new Uint8Array(Buffer.concat(parts)), multipartType);
  }

  /** The names of stored pictures and of uploads in progress. */
  async listStoredFiles(): Promise<string[]> {
    const { media } = this.#site;
    const incoming = (await readdir(media.workDir)).filter((name) => name.startsWith(incomingPrefix));
    return [...incoming, ...(await listPictures(media))];
  }

  async expectNothingStored(): Promise<void> {
    const { database } = this.#site;
    expect(await this.listStoredFiles()).toEqual([]);
    expect(await database.selectFrom("sell_submissions").select("id").execute()).toEqual([]);
    expect(await database.selectFrom("pictures").select("key").execute()).toEqual([]);
  }
}
