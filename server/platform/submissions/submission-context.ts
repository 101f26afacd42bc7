import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import { ownerOfRoute, requireAccount } from "#server/platform/http/access.ts";
import { ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { type Form, jsonForm } from "#server/platform/http/form.ts";
import type { FormLimits } from "#server/platform/rate-limits/form-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import type { ActionContext } from "./act-once.ts";
import type { ChangeableTable, ChangeContext } from "./change-once.ts";
import { hashContent, hashForm } from "./content-hash.ts";
import type { IdempotencyKey } from "./repository.ts";

/** What visitors send. Alerts are deleted at once, so they are not among the tables with deleted rows. */
type SubmittedTable = DeletableTable | "alerts";

/** How a form was submitted. */
export type SubmissionContext = Readonly<{
  /** Null if duplicates cannot be recognized. */
  idempotencyKey: IdempotencyKey | null;
  /** Must run before a new row is stored. Throws a problem over the rate limit or for an automated submission. */
  checkLimits: () => Promise<void>;
  /** The account that the history names; null for visitors. */
  accountId: number | null;
  /** The account whose rows alone the caller may edit; null if all. */
  ownerId: number | null;
}>;

/** How a form of staff was submitted. */
export type StaffContext = SubmissionContext & Readonly<{ accountId: number }>;

const minuteMs = 60 * 1000;
/** Longer than a user waits before submitting again by hand. */
const keyExpiresInMs = 2 * 24 * 60 * minuteMs;
/** A double click or a reload follows within minutes; the same content a day later is a new submission. */
const pageFormExpiresInMs = 10 * minuteMs;

export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z
    .optional(z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, fieldCode("invalid"))))
    .check(
      z.describe(
        "Chosen by the caller for each creation or change: 8 to 128 visible ASCII characters. For two days a repeated " +
          "request writes nothing and returns the row; with other content it is rejected.",
      ),
    ),
});

export const changeHeaders = z.extend(idempotencyHeaders, ifMatchHeaders.shape);

export const visitorHeaders = z.extend(idempotencyHeaders, {
  "form-seconds": z
    .optional(z.string().check(z.regex(/^\d{1,9}$/, fieldCode("number_invalid"))))
    .check(z.describe("How many seconds it took to fill in the form, if the client measured it.")),
});

type RequestWith<Headers extends z.ZodMiniType> = FastifyRequest & Readonly<{ headers: z.output<Headers> }>;

export class SubmissionContextFactory {
  readonly #limits: FormLimits | null;
  readonly #identifyVisitor: (address: string) => Visitor;

  constructor(limits: FormLimits | null, identifyVisitor: (address: string) => Visitor) {
    this.#limits = limits;
    this.#identifyVisitor = identifyVisitor;
  }

  async forStaff(
    request: RequestWith<typeof idempotencyHeaders>,
    table: ChangeableTable | "visits" | "job_payments" | "job_costs",
    form: Form,
  ): Promise<StaffContext> {
    return {
      idempotencyKey: await readKey(request, table, form),
      checkLimits: async () => undefined,
      accountId: requireAccount(request).id,
      ownerId: ownerOfRoute(request),
    };
  }

  /** An idempotency key is valid for one row only. */
  async forChange(
    request: RequestWith<typeof changeHeaders>,
    table: ChangeableTable,
    id: number,
    form: Form,
  ): Promise<ChangeContext> {
    return {
      idempotencyKey: await readKey(request, `${table} ${id}`, form),
      ifMatch: request.headers["if-match"],
      accountId: request.account?.id ?? null,
      ownerId: ownerOfRoute(request),
    };
  }

  /** `action` names what is done about the row, such as a reply. */
  async forAction(
    request: RequestWith<typeof idempotencyHeaders>,
    action: string,
    id: number,
    body: Form["fields"],
  ): Promise<ActionContext> {
    return {
      idempotencyKey: await readKey(request, `${action} ${id}`, jsonForm(body)),
      accountId: requireAccount(request).id,
    };
  }

  async forVisitor(
    request: RequestWith<typeof visitorHeaders>,
    table: SubmittedTable,
    form: Form,
  ): Promise<SubmissionContext> {
    const { "form-seconds": fillSeconds } = request.headers;
    const signals = {
      honeypot: form.fields[honeypotField],
      fillSeconds: fillSeconds === undefined ? undefined : Number(fillSeconds),
    };
    return {
      idempotencyKey: await readKey(request, table, form),
      checkLimits: async () =>
        this.#limits?.countSubmission(this.#identifyVisitor(request.ip), table, signals),
      accountId: null,
      ownerId: null,
    };
  }

  /** A cached page cannot contain a key, so the same content from the same visitor is a duplicate. */
  forPage(
    request: FastifyRequest,
    table: SubmittedTable,
    input: object,
    honeypot: string,
  ): SubmissionContext {
    const visitor = this.#identifyVisitor(request.ip);
    const contentHash = hashContent(input);
    const hash = createHash("sha256").update(`page\0${table}\0${visitor.id}\0`).update(contentHash).digest();
    return {
      idempotencyKey: { hash, contentHash, expiresInMs: pageFormExpiresInMs },
      checkLimits: async () => this.#limits?.countSubmission(visitor, table, { honeypot }),
      accountId: null,
      ownerId: null,
    };
  }
}

/** A key belongs to an account and a target, whichever of the target's URLs is used. */
async function readKey(
  request: RequestWith<typeof idempotencyHeaders>,
  target: string,
  form: Form,
): Promise<IdempotencyKey | null> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  const scope = [target, request.account?.id ?? "", key];
  return {
    hash: createHash("sha256").update(scope.join("\0")).digest(),
    contentHash: await hashForm(form),
    expiresInMs: keyExpiresInMs,
  };
}
