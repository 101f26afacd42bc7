import pg from "pg";
import { localLevels } from "#domain/places/local-levels.ts";
import { propertyTypes } from "#domain/properties/kinds.ts";
import { propertyKeys } from "#domain/search/row-keys.ts";
import { keysOfTexts } from "#domain/search/search-words.ts";
import { dropIndexes } from "./drop-indexes.ts";
import { createProgressBar } from "./progress-bar.ts";

const batchRows = 20_000;
/** A quarter of the listings is here. */
const largestTown = 223;
/** One in 50,000 is here, and has no other name in common with the rest. */
const rareTown = 753;
const adjectives = ["Brick", "Quiet", "New", "Family", "Corner", "Sunny", "Old", "Wide"];
const nouns = ["house", "home", "flat", "plot", "villa"];
const streets = [
  "Station Road",
  "Kadam Chowk",
  "Mills Area",
  "Temple Street",
  "Ring Road",
  "Lake Side",
  "Bazaar",
];

/**
 * Realistic names and places, created over two years. A third of the names contain "garden" (the common word), one in
 * 10,000 contains "lotus pond" (the rare ones). The words are those of `propertyKeys`, put together from their parts. Pins
 * are within thirty kilometres of 29 points across the country.
 */
const insertBatch = `
  with parts as (
    select n, 1 + n % 8 as adjective, 1 + n % 5 as noun, 1 + n % 7 as street, 1 + (n / 7) % 9 as type,
      case when n % 50000 = 17 then ${rareTown} when n % 4 = 0 then ${largestTown} else 1 + (n * 31::bigint) % 700 end as town
    from generate_series($1::int, $2::int) as n
  )
  insert into properties
    (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type, for_type, status, created_at,
      local_level_id, ward, street, land_area, land_sq_ft, road_width, facing, search, searched_at,
      latitude, longitude, pin_precision)
  select
    ($4::text[])[adjective] || ' ' || ($5::text[])[noun] || ' ' || n
      || case when n % 3 = 0 then ' with garden' else '' end
      || case when n % 10000 = 24 then ' and lotus pond' else '' end,
    ($6::text[])[street] || ' ' || n % 900 || ', Town ' || town || '-' || 1 + n % 9,
    case when n % 2 = 0 then 1000000 + (n * 7919::bigint) % 14000000 else 6000 + (n * 7919::bigint) % 60000 end,
    repeat('A quiet street, a good well and neighbours who greet. ', 6),
    800 + n % 1900, (n / 11) % 6, 1 + (n / 13) % 3, n % 100 = 0,
    ($7::text[])[type],
    case when n % 2 = 0 then 'sale' else 'rent' end,
    case when n % 10 = 3 then 'withdrawn' else 'active' end,
    timestamptz '2024-11-01' + n * (interval '730 days' / $3::float8),
    town, 1 + n % 9, ($6::text[])[street],
    case when (n / 31) % 3 = 1 then (1 + (n / 37) % 12) || ' aana' end,
    case when (n / 31) % 3 = 1 then (1 + (n / 37) % 12) * 342.25 end,
    case when (n / 17) % 4 = 1 then 8 + (n / 23) % 20 end,
    case when (n / 19) % 3 = 2 then (array['east', 'west', 'north', 'south'])[1 + (n / 29) % 4] end,
    ($8::tsvector[])[adjective] || ($9::tsvector[])[noun] || ($10::tsvector[])[street] || ($11::tsvector[])[type]
      || ($12::tsvector[])[town] || array_to_tsvector(array[n::text, (1 + n % 9)::text])
      || case when n % 3 = 0 then $13::tsvector else '' end || case when n % 10000 = 24 then $14::tsvector else '' end,
    now(),
    26.6 + (n % 29 * 37 % 29) / 10.0 + (n * 7919::bigint % 10007) / 30000.0,
    80.5 + n % 29 / 4.0 + (n * 104729::bigint % 10009) / 30000.0,
    case when n % 3 = 0 then 'exact' else 'approximate' end
  from parts`;

/** Requires an empty table. */
export async function seedProperties(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
    const indexes = await dropIndexes(client, "properties");
    const progressBar = createProgressBar(
      `${rows.toLocaleString("en")} properties`.padEnd(22),
      rows + indexes.length * batchRows,
    );
    for (let first = 1; first <= rows; first += batchRows) {
      const last = Math.min(first + batchRows - 1, rows);
      await client.query(insertBatch, [
        first,
        last,
        rows,
        adjectives,
        nouns,
        streets,
        [...propertyTypes],
        ...keysOfParts(),
      ]);
      progressBar.update(last);
    }
    for (const [index, definition] of indexes.entries()) {
      await client.query(definition);
      progressBar.update(rows + (index + 1) * batchRows);
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

function keysOfParts() {
  const none = { name: "", address: "", custom_features: [], ward: null, translations: {}, features: [] };
  const ofText = (text: string) => toVector(keysOfTexts([text]));
  const land = { ...none, property_type: "land", local_level_id: null } as const;
  const typeOnly = propertyTypes.map((type) => toVector(propertyKeys({ ...land, property_type: type })));
  const ofLand = new Set(propertyKeys(land));
  const towns = localLevels.map(({ id }) =>
    toVector(propertyKeys({ ...land, local_level_id: id }).filter((key) => !ofLand.has(key))),
  );
  return [
    ...[adjectives, nouns, streets].map((texts) => texts.map(ofText)),
    typeOnly,
    towns,
    ofText("with garden"),
    ofText("and lotus pond"),
  ];
}

/** Keys consist of letters and digits, so they need no escaping. */
function toVector(keys: readonly string[]): string {
  return keys.map((key) => `'${key}'`).join(" ");
}
