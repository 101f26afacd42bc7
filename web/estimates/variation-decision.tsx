import type { ComponentProps } from "react";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { DecisionForm } from "./decision-form.tsx";

type Props = Omit<ComponentProps<typeof DecisionForm>, "messageOf"> &
  Readonly<{
    /** The first error code of each field. */
    codes: Readonly<Record<string, string | undefined>>;
  }>;

/** CN6: the decision on a variation, with what is wrong in words. */
export function VariationDecision({ codes, ...form }: Props) {
  const messages = useProblemMessages();
  return <DecisionForm {...form} messageOf={(field) => messages.field(codes[field])} />;
}
