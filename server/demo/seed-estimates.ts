import {
  demoConstructionRates,
  demoDistrict,
  demoFiscalYear,
  demoRateSource,
} from "#demo/construction-rates.ts";
import { demoEstimates } from "#demo/estimates.ts";
import { fiscalYearDays } from "#domain/construction-rates/fiscal-year.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { totalsOf } from "#domain/estimates/totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";

const dayMs = 24 * 60 * 60 * 1000;
const validDays = 60;
/** As in `demo/rates.ts`. */
const percents = { overhead: "15", vat: "13" };

/** CN1, CN2: after the requests. */
export async function seedEstimates(database: Database): Promise<void> {
  const days = fiscalYearDays(demoFiscalYear);
  await database
    .insertInto("construction_rates")
    .values(
      demoConstructionRates.map(({ en, np, ...item }) => ({
        ...item,
        name: JSON.stringify({ en, np }),
        district: demoDistrict,
        fiscal_year: demoFiscalYear,
        valid_from: days?.from ?? "",
        valid_until: days?.until ?? "",
        source: demoRateSource,
        is_example: true,
        checked_by: null,
      })),
    )
    .execute();
  const pages = new EstimatePages(await loadSigningSecret(database), "");
  for (const demo of demoEstimates) {
    const { client_name, client_email, language, title, place, terms, sections, state, question } = demo;
    const sentAt = new Date(Date.now() - demo.sentDaysAgo * dayMs);
    const { id: estimate_id } = await database
      .insertInto("estimates")
      .values({
        lead_id: demo.isOfLead ? await findLeadId(database, client_email) : null,
        client_name,
        client_email,
        client_phone: null,
        language,
        created_at: sentAt,
        updated_at: sentAt,
        ...pages.create(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { sections: _sums, ...totals } = totalsOf(sections, percents);
    const decidedAt = new Date(sentAt.getTime() + 3 * dayMs);
    await database
      .insertInto("estimate_versions")
      .values({
        estimate_id,
        number: 1,
        state,
        title: JSON.stringify(title),
        place,
        estimated_on: kathmanduDay(sentAt.getTime()),
        valid_until: kathmanduDay(sentAt.getTime() + validDays * dayMs),
        has_overhead: true,
        has_vat: true,
        overhead_percent: percents.overhead,
        vat_percent: percents.vat,
        terms: JSON.stringify(terms),
        sections: JSON.stringify(sections),
        ...totals,
        is_example: true,
        sent_at: sentAt,
        ...(state === "accepted" && {
          decided_at: decidedAt,
          decided_name: client_name,
          decided_by: "mail" as const,
        }),
        updated_at: sentAt,
      })
      .execute();
    const event = { estimate_id, number: 1, account_id: null };
    await database
      .insertInto("estimate_events")
      .values([
        { ...event, kind: "created", created_at: sentAt },
        { ...event, kind: "sent", created_at: sentAt },
        ...(question ? [{ ...event, kind: "asked" as const, text: question, created_at: decidedAt }] : []),
        ...(state === "accepted"
          ? [{ ...event, kind: "accepted" as const, text: client_name, created_at: decidedAt }]
          : []),
      ])
      .execute();
  }
}

async function findLeadId(database: Database, email: string): Promise<number> {
  const { id } = await database
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}
