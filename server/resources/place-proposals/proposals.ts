import { setImmediate } from "node:timers/promises";
import { buildObject } from "#domain/build-object.ts";
import { type Language, languages } from "#domain/language.ts";
import { composeAddress } from "#domain/places/compose-address.ts";
import { type PlaceProposal, proposePlace } from "#domain/places/propose-place.ts";
import type { RowProposal } from "#domain/places/row-proposal.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { textIn, textsIn } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { type PlacedTable, placedTables, unplacedRows } from "#server/resources/places/unplaced-rows.ts";
import { findProject } from "#server/resources/projects/repository.ts";
import { findProperty } from "#server/resources/properties/repository.ts";

/** The newest rows of each resource that are looked through: reading an address takes a fraction of a millisecond. */
const maxRows = 2_000;
const rowsBetweenPauses = 50;
const maxResults = 100;

type FoundProposal = Readonly<{ table: PlacedTable; id: number; proposal: PlaceProposal }>;

async function findProposals(database: Database): Promise<readonly FoundProposal[]> {
  const found: FoundProposal[] = [];
  for (const { table, addressLine } of placedTables) {
    const rows = await unplacedRows(database, table, addressLine)
      .where("deleted_at", "is", null)
      .orderBy("id", "desc")
      .limit(maxRows)
      .execute();
    for (const [index, { id, lines }] of rows.entries()) {
      // Other requests run in between.
      if (index % rowsBetweenPauses === rowsBetweenPauses - 1) await setImmediate();
      const proposal = proposePlace(lines);
      if (proposal) found.push({ table, id, proposal });
    }
  }
  return found;
}

export async function countProposals(database: Database): Promise<number> {
  return (await findProposals(database)).length;
}

/** The places that the addresses of rows without one name, the newest rows first. */
export async function listProposals(
  database: Database,
  language: Language,
): Promise<{ count: number; results: RowProposal[] }> {
  const found = await findProposals(database);
  const shown = found.slice(0, maxResults);
  const results = await Promise.all(
    shown.map(async ({ table, id, proposal }) => {
      const row = await readRow(database, table, id, language);
      return row && { resource: table, id, ...row, ...presentProposal(proposal) };
    }),
  );
  return { count: found.length, results: results.filter((result) => result !== undefined) };
}

function presentProposal({ local_level_id, ward, streets }: PlaceProposal) {
  const place = { localLevelId: local_level_id, ward };
  return {
    composed: buildObject<RowProposal["composed"]>(languages, (language) =>
      composeAddress({ ...place, street: textIn(streets, language) ?? "" }, language),
    ),
    change: {
      local_level_id,
      ward,
      translations: buildObject<RowProposal["change"]["translations"]>(languages, (language) => ({
        street: streets[language] ?? "",
      })),
    },
  };
}

/** Undefined if the row was deleted meanwhile. */
async function readRow(database: Database, table: PlacedTable, id: number, language: Language) {
  if (table === "properties") {
    const row = await findProperty(database, id);
    if (!row) return undefined;
    const { name, address } = textsIn(propertyTexts, row, language);
    return { etag: entityTag(row), name, address };
  }
  const row = await findProject(database, id);
  if (!row) return undefined;
  const { proj_name, location } = textsIn(projectTexts, row, language);
  return { etag: entityTag(row), name: proj_name, address: location };
}
