import { toSheetSections } from "#domain/estimates/estimate-sheet.ts";
import { totalsOf } from "#domain/estimates/totals.ts";
import type { ClientMoney } from "#domain/instalments/client-money.ts";
import type { Language } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import { toVariationSheet } from "#domain/variations/variation-sheet.ts";
import { contractSum } from "#domain/variations/variation-totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type Contract, findContract } from "#server/resources/variations/repository.ts";
import { planNow } from "./presenter.ts";
import { listInstalments, listPayments } from "./repository.ts";

/** CN10: for the client's page. It reads no costs, so that none can be sent by accident. Undefined if there is no such job. */
export async function readClientMoney(
  database: Database,
  jobId: number,
  language: Language,
): Promise<ClientMoney | undefined> {
  const contract = await findContract(database, jobId);
  if (!contract) return undefined;
  const instalments = await listInstalments(database, jobId);
  const payments = await listPayments(database, jobId);
  const plan = planNow(instalments, payments);
  const nameOf = (id: number | null) => {
    const named = instalments.find((row) => row.id === id);
    return named ? localText(named.name, language) : null;
  };
  const accepted = contract.variations.filter(({ state }) => state === "accepted");
  return {
    estimate: contract.version && presentEstimate(contract.version, language),
    variations: contract.variations.flatMap((row) => toVariationSheet(row, language) ?? []),
    contract: contractSum(
      contract.version?.total ?? null,
      accepted.map(({ total }) => total),
    ),
    received: plan.received,
    due: plan.due,
    instalments: instalments.flatMap((row, index) => {
      const state = plan.instalments[index];
      if (!state) return [];
      return [
        {
          id: row.id,
          name: localText(row.name, language),
          amount: row.amount,
          received: state.received,
          due: state.due,
          due_since: state.due_since,
          due_on: row.due_on,
          stage: row.stage_name && localText(row.stage_name, language),
        },
      ];
    }),
    payments: payments
      .filter(({ voided_at }) => voided_at === null)
      .map(({ id, received_on, amount, method, reference, instalment_id }) => ({
        id,
        received_on,
        amount,
        method,
        reference,
        instalment: nameOf(instalment_id),
      })),
  };
}

function presentEstimate(
  version: NonNullable<Contract["version"]>,
  language: Language,
): ClientMoney["estimate"] {
  const charges = { overhead: version.overhead_percent, vat: version.vat_percent };
  const totals = totalsOf(version.sections, charges);
  return {
    title: localText(version.title, language),
    sections: toSheetSections(version.sections, totals.sections, language),
    net: version.net,
    overheadPercent: charges.overhead,
    overhead: version.overhead,
    vatPercent: charges.vat,
    vat: version.vat,
    total: version.total,
  };
}
