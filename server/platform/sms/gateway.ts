import * as z from "zod/mini";
import type { SmsOutcome } from "#domain/sms/sms.ts";
import type { SmsSettings } from "#server/platform/config.ts";
import { type FormAnswer, postForm, UnreachableGateway } from "./post-form.ts";

/** What a gateway made of a message. "unreachable": the message was not handed over, so it may be tried again. */
type GatewayResult = Readonly<{ outcome: SmsOutcome | "unreachable"; code: string }>;

/** DY9: the port. It never rejects: what can't be understood is unknown. */
export type SmsGateway = Readonly<{
  /** `to` has ten digits. */
  send: (to: string, text: string) => Promise<GatewayResult>;
}>;

type Adapter = Readonly<{
  path: string;
  fields: (settings: SmsSettings, to: string, text: string) => Readonly<Record<string, string>>;
  /** Undefined for an answer that is not documented. */
  read: (answer: unknown) => GatewayResult | undefined;
}>;

const answerTimeoutMs = 20_000;
const maxCodeLength = 200;

const sparrowAnswer = z.object({
  response_code: z.int(),
  response: z.optional(z.string()),
  count: z.optional(z.int()),
});

/** https://docs.sparrowsms.com/sms/outgoing_sendsms/ */
const sparrow: Adapter = {
  path: "/v2/sms/",
  fields: ({ token, from }, to, text) => ({ token, from, to, text }),
  read(answer) {
    const { data } = sparrowAnswer.safeParse(answer);
    if (!data) return undefined;
    const { response_code: code, response = "", count } = data;
    if (code === 200) return count === 0 ? undefined : { outcome: "sent", code: "200" };
    return code >= 1000 && code <= 1013
      ? { outcome: "refused", code: `${code} ${response}`.trim() }
      : undefined;
  },
};

const aakashAnswer = z.object({ error: z.boolean(), message: z.optional(z.string()), data: z.unknown() });
const aakashNumbers = z.object({
  valid: z.array(z.object({ id: z.optional(z.union([z.int(), z.string()])) })),
  invalid: z.array(z.unknown()),
});

/** Its errors have a message and no number. */
const aakash: Adapter = {
  path: "/sms/v3/send",
  fields: ({ token }, to, text) => ({ auth_token: token, to, text }),
  read(answer) {
    const { data } = aakashAnswer.safeParse(answer);
    if (!data) return undefined;
    if (data.error) return { outcome: "refused", code: data.message ?? "error" };
    const numbers = aakashNumbers.safeParse(data.data).data;
    const [accepted] = numbers?.valid ?? [];
    if (accepted) return { outcome: "sent", code: String(accepted.id ?? "queued") };
    return numbers?.invalid.length ? { outcome: "refused", code: "invalid number" } : undefined;
  },
};

const adapters: Readonly<Record<SmsSettings["provider"], Adapter>> = { sparrow, aakash };

export function createSmsGateway(settings: SmsSettings, timeoutMs = answerTimeoutMs): SmsGateway {
  const { path, fields, read } = adapters[settings.provider];
  return {
    async send(to, text) {
      try {
        const answer = await postForm(`${settings.url}${path}`, fields(settings, to, text), timeoutMs);
        const { outcome, code } = read(parseJson(answer.body)) ?? readStatus(answer);
        return { outcome, code: code.slice(0, maxCodeLength).toWellFormed() };
      } catch (error) {
        // The error may contain the address with its secrets, so its text is not kept.
        return error instanceof UnreachableGateway
          ? { outcome: "unreachable", code: "unreachable" }
          : { outcome: "unknown", code: "no_answer" };
      }
    },
  };
}

/** Without a documented answer: a request that the server calls wrong was not carried out; of all others nothing is known. */
function readStatus({ status }: FormAnswer): GatewayResult {
  return { outcome: status >= 400 && status < 500 ? "refused" : "unknown", code: `HTTP ${status}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
