import type { AlertInput } from "#domain/alerts/alert.ts";
import type { BotSignals } from "#web/api/bot-signals.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { IdempotencyKey } from "#web/api/idempotency-key.ts";
import { requestAlert } from "#web/api/public-forms.ts";

export type AlertProblem = "invalid" | "offline" | "tooMany" | "automated" | "failed";

const key = new IdempotencyKey();
const attempt = {
  onProgress: () => undefined,
  getIdempotencyHeaders: (content: FormData | object) => key.getHeaders(content),
};

/** Returns why it was not accepted; null if it was. */
export async function sendAlert(input: AlertInput, signals: BotSignals): Promise<AlertProblem | null> {
  try {
    await requestAlert(input, attempt, signals);
    return null;
  } catch (error) {
    const failure = toCallFailure(error);
    if (failure.problem?.code === "looks_automated") return "automated";
    if (failure.problem?.code === "too_many_requests") return "tooMany";
    if (failure.fieldCodes().has("email")) return "invalid";
    return failure.reason === "offline" || failure.reason === "timeout" ? "offline" : "failed";
  }
}
