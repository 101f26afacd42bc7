import { useState } from "react";

/** Does the work of one submission; resolves to whether it succeeded. */
export type Submit = () => Promise<boolean>;

/**
 * Lets one submission through at a time. After one succeeded, a second click or Enter does nothing until the form is
 * edited, because it would send the same content again.
 */
export class SubmitGuard {
  #state: "ready" | "under way" | "succeeded" = "ready";

  async run(submit: Submit): Promise<void> {
    if (this.#state !== "ready") return;
    this.#state = "under way";
    let hasSucceeded = false;
    try {
      hasSucceeded = await submit();
    } finally {
      this.#state = hasSucceeded ? "succeeded" : "ready";
    }
  }

  edited(): void {
    if (this.#state === "succeeded") this.#state = "ready";
  }
}

export function useSubmitGuard(): SubmitGuard {
  const [guard] = useState(() => new SubmitGuard());
  return guard;
}
