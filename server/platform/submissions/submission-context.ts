import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import { ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import type { Form } from "#server/platform/http/form.ts";
import type { FormLimits } from "#server/platform/rate-limits/form-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import type { ChangeTerms } from "./change-once.ts";
import { contentHash, formHash } from "./content-hash.ts";
import type { IdempotencyKey } from "./repository.ts";

/** How a form came in. */
export type SubmissionContext = Readonly<{
  /** By what it would be known if it came again; null if it can't be. */
  repeat: IdempotencyKey | null;
  /** Asked before something new is stored; throws what stands in the way. */
  admit: () => Promise<void>;
}>;

const minute = 60 * 1000;
/** Longer than anyone waits before sending again by hand. */
const keyLasts = 2 * 24 * 60 * minute;
/** A second click, or a page sent again, comes within minutes; the same words next day are meant. */
const pageLasts = 10 * minute;

/** The header of every call that creates or changes something. */
export const sendingHeaders = z.looseObject({
  "idempotency-key": z
    .optional(z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, fieldCode("invalid"))))
    .check(
      z.describe(
        "Made up by the caller, once for each thing to create or change: 8 to 128 visible ASCII characters. For two " +
          "days a repeat writes nothing and gets the row; with another content it is refused.",
      ),
    ),
});

/** Those of a call that changes a row. */
export const changeHeaders = z.extend(sendingHeaders, ifMatchHeaders.shape);

/** Those of a form that anyone may send. */
export const visitorHeaders = z.extend(sendingHeaders, {
  "form-seconds": z
    .optional(z.string().check(z.regex(/^\d{1,9}$/, fieldCode("number_invalid"))))
    .check(z.describe("How long it took to fill the form in, if the caller is a page that knows.")),
});

type Call<Headers extends z.ZodMiniType> = FastifyRequest & Readonly<{ headers: z.output<Headers> }>;

/** Tells how a form came in, from staff, from a visitor's client, or from a page without JavaScript. */
export class SubmissionContexts {
  readonly #gate: FormLimits | null;
  readonly #visitorOf: (address: string) => Visitor;

  constructor(gate: FormLimits | null, visitorOf: (address: string) => Visitor) {
    this.#gate = gate;
    this.#visitorOf = visitorOf;
  }

  async staff(
    request: Call<typeof sendingHeaders>,
    table: DeletableTable,
    form: Form,
  ): Promise<SubmissionContext> {
    return { repeat: await repeatOf(request, table, form), admit: async () => undefined };
  }

  /** A change of one row by staff; a key counts for that row only. */
  async change(
    request: Call<typeof changeHeaders>,
    table: DeletableTable,
    id: number,
    form: Form,
  ): Promise<ChangeTerms> {
    return {
      repeat: await repeatOf(request, `${table} ${id}`, form),
      ifMatch: request.headers["if-match"],
    };
  }

  async visitor(
    request: Call<typeof visitorHeaders>,
    table: DeletableTable,
    form: Form,
  ): Promise<SubmissionContext> {
    const { "form-seconds": seconds } = request.headers;
    const signals = {
      honeypot: form.fields[honeypotField],
      seconds: seconds === undefined ? undefined : Number(seconds),
    };
    return {
      repeat: await repeatOf(request, table, form),
      admit: async () => this.#gate?.admit(this.#visitorOf(request.ip), table, signals),
    };
  }

  /** A page is the same for everyone and can't hold a key: the same content from the same visitor counts as sent twice. */
  page(request: FastifyRequest, table: DeletableTable, input: object, honeypot: string): SubmissionContext {
    const visitor = this.#visitorOf(request.ip);
    const content = contentHash(input);
    const key = createHash("sha256").update(`page\0${table}\0${visitor.id}\0`).update(content).digest();
    return {
      repeat: { key, content, lasts: pageLasts },
      admit: async () => this.#gate?.admit(visitor, table, { honeypot }),
    };
  }
}

/** A key is its account's own, whichever of a form's addresses it came to. */
async function repeatOf(
  request: Call<typeof sendingHeaders>,
  target: string,
  form: Form,
): Promise<IdempotencyKey | null> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  const scope = [target, request.account?.id ?? "", key];
  return {
    key: createHash("sha256").update(scope.join("\0")).digest(),
    content: await formHash(form),
    lasts: keyLasts,
  };
}
