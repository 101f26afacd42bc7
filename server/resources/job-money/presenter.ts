import { kathmanduDay } from "#domain/dates.ts";
import { roundToPaisa, sum } from "#domain/estimates/decimals.ts";
import type { Cost, JobMoney, Payment, Plan } from "#domain/instalments/instalment.ts";
import { type PaymentPlan, planPayments } from "#domain/instalments/payment-plan.ts";
import { contractSum } from "#domain/variations/variation-totals.ts";
import type { Contract } from "#server/resources/variations/repository.ts";
import type { CostDetails, InstalmentDetails, PaymentDetails } from "./repository.ts";

/** CN7: what is due in Kathmandu now. */
export function planNow(
  instalments: readonly InstalmentDetails[],
  payments: readonly PaymentDetails[],
  now = Date.now(),
): PaymentPlan {
  const received = payments.map(({ voided_at, ...payment }) => ({
    ...payment,
    is_voided: voided_at !== null,
  }));
  return planPayments(instalments, received, kathmanduDay(now));
}

export function presentPlan(instalments: readonly InstalmentDetails[], plan: PaymentPlan): Plan {
  return {
    instalments: plan.instalments.flatMap((state, index) => {
      const row = instalments[index];
      return row ? [presentInstalment(row, state)] : [];
    }),
    received: plan.received,
    due: plan.due,
    surplus: plan.surplus,
  };
}

function presentInstalment(
  { id, name, amount, stage_id, due_on, reminded_on }: InstalmentDetails,
  { received, open, due, due_since }: PaymentPlan["instalments"][number],
): Plan["instalments"][number] {
  return {
    id: String(id),
    name,
    amount,
    stage_id,
    due_on,
    received,
    open,
    due,
    due_since,
    reminded_on,
  };
}

export function presentPayment(row: PaymentDetails): Payment {
  return {
    id: row.id,
    received_on: row.received_on,
    amount: row.amount,
    method: row.method,
    reference: row.reference,
    instalment_id: row.instalment_id,
    voided_at: row.voided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export function presentCost(row: CostDetails): Cost {
  return {
    id: row.id,
    spent_on: row.spent_on,
    description: row.description,
    supplier: row.supplier,
    amount: row.amount,
    stage_id: row.stage_id,
    voided_at: row.voided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function total(rows: readonly Readonly<{ amount: string; voided_at?: Date | null }>[]): string {
  const counted = rows.filter(({ voided_at }) => !voided_at);
  return roundToPaisa(sum(counted.map(({ amount }) => amount)));
}

/** CN6: the layers, apart from each other. Only staff get this. */
export function presentMoney(
  { version, variations }: Contract,
  instalments: readonly InstalmentDetails[],
  payments: readonly PaymentDetails[],
  costs: readonly CostDetails[],
): JobMoney {
  const accepted = variations.filter(({ state }) => state === "accepted");
  const { received, due } = planNow(instalments, payments);
  return {
    estimate: version && {
      id: version.estimate_id,
      number: version.number,
      title: version.title,
      total: version.total,
    },
    variations: accepted.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      total: row.total,
    })),
    contract: contractSum(
      version?.total ?? null,
      accepted.map((row) => row.total),
    ),
    planned: total(instalments),
    received,
    due,
    cost: total(costs),
  };
}
