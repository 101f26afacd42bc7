import { type Decimal, negate, roundToPaisa, smaller, sum } from "#domain/estimates/decimals.ts";

export type PlannedInstalment = Readonly<{
  id: number;
  amount: Decimal;
  /** The day on which its stage was done; null if it is not tied to one, or that is not done. */
  stage_done_on: string | null;
  due_on: string | null;
}>;

export type ReceivedPayment = Readonly<{
  amount: Decimal;
  /** Which instalment it was paid for; null if the client did not say. */
  instalment_id: number | null;
  is_voided: boolean;
}>;

/** CN7: where an instalment stands on a day. */
type InstalmentState = Readonly<{
  id: number;
  received: Decimal;
  /** What is missing, whether it is due or not. */
  open: Decimal;
  /** What is missing of it now; "0.00" before it is due. */
  due: Decimal;
  /** The day since which it is due; null before. */
  due_since: string | null;
}>;

export type PaymentPlan = Readonly<{
  instalments: readonly InstalmentState[];
  received: Decimal;
  due: Decimal;
  /** Received beyond the whole plan. */
  surplus: Decimal;
}>;

function minus(one: Decimal, other: Decimal): Decimal {
  return roundToPaisa(sum([one, negate(other)]));
}

/** Due since its stage was done or since its day, whichever came first. */
function dueSince({ stage_done_on, due_on }: PlannedInstalment, today: string): string | null {
  const days = [stage_done_on, due_on].filter((day) => day !== null && day <= today);
  return days.sort()[0] ?? null;
}

/**
 * CN7: assigns what was received, and says what is due. A payment goes to the instalment that it names, up to its amount. What is left of it,
 * and payments without a name, go to the instalments in the order of the plan.
 */
export function planPayments(
  instalments: readonly PlannedInstalment[],
  payments: readonly ReceivedPayment[],
  today: string,
): PaymentPlan {
  const counted = payments.filter(({ is_voided }) => !is_voided);
  const total = roundToPaisa(sum(counted.map(({ amount }) => amount)));
  const named = new Map(
    instalments.map(({ id, amount }) => {
      const own = counted.filter(({ instalment_id }) => instalment_id === id);
      return [id, roundToPaisa(smaller(amount, sum(own.map((payment) => payment.amount))))];
    }),
  );
  let rest = minus(total, sum([...named.values()]));
  const states = instalments.map((instalment): InstalmentState => {
    const own = named.get(instalment.id) ?? "0";
    const filled = smaller(rest, minus(instalment.amount, own));
    rest = minus(rest, filled);
    const received = roundToPaisa(sum([own, filled]));
    const open = minus(instalment.amount, received);
    const since = dueSince(instalment, today);
    return {
      id: instalment.id,
      received,
      open,
      due: since === null ? "0.00" : open,
      due_since: since,
    };
  });
  return {
    instalments: states,
    received: total,
    due: roundToPaisa(sum(states.map(({ due }) => due))),
    surplus: rest,
  };
}
