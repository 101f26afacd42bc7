import pg from "pg";
import { createProgressBar } from "./progress-bar.ts";

const batchRows = 20_000;

/**
 * Realistic names and addresses, created over two years. A third of the names contain "garden" (the common word), one in
 * 10,000 contains "lotus pond" (the rare one). A quarter of the addresses are in Janakpur, the rest in 29 other towns. Pins
 * are within thirty kilometres of 29 points across the country.
 */
const insertBatch = `
  insert into properties
    (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type, for_type, status, created_at,
     latitude, longitude, pin_precision)
  select
    (array['Brick', 'Quiet', 'New', 'Family', 'Corner', 'Sunny', 'Old', 'Wide'])[1 + n % 8] || ' '
      || (array['house', 'home', 'flat', 'plot', 'villa'])[1 + n % 5] || ' ' || n
      || case when n % 3 = 0 then ' with garden' else '' end
      || case when n % 10000 = 24 then ' and lotus pond' else '' end,
    (array['Station Road', 'Kadam Chowk', 'Mills Area', 'Temple Street', 'Ring Road', 'Lake Side', 'Bazaar'])[1 + n % 7]
      || ' ' || n % 900 || ', '
      || case when n % 4 = 0 then 'Janakpur' else 'Town' || n % 29 end || '-' || 1 + n % 30,
    case when n % 2 = 0 then 1000000 + (n * 7919::bigint) % 14000000 else 6000 + (n * 7919::bigint) % 60000 end,
    repeat('A quiet street, a good well and neighbours who greet. ', 6),
    800 + n % 1900, n % 6, 1 + n % 3, n % 100 = 0,
    (array['house', 'apartment', 'condo', 'land', 'commercial', 'loft', 'studio', 'townhouse', 'penthouse'])
      [1 + (n / 7) % 9],
    case when n % 2 = 0 then 'sale' else 'rent' end,
    case when n % 10 = 3 then 'inactive' else 'active' end,
    timestamptz '2024-11-01' + n * (interval '730 days' / $3::float8),
    26.6 + (n % 29 * 37 % 29) / 10.0 + (n * 7919::bigint % 10007) / 30000.0,
    80.5 + n % 29 / 4.0 + (n * 104729::bigint % 10009) / 30000.0,
    case when n % 3 = 0 then 'exact' else 'approximate' end
  from generate_series($1::int, $2::int) as n`;

/** Requires an empty table. Creating the indexes after the inserts is many times faster than updating them. */
export async function seedProperties(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'properties' and indexname <> 'properties_pkey'`,
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    const progressBar = createProgressBar(
      `${rows.toLocaleString("en")} properties`.padEnd(22),
      rows + indexes.rows.length * batchRows,
    );
    for (let first = 1; first <= rows; first += batchRows) {
      const last = Math.min(first + batchRows - 1, rows);
      await client.query(insertBatch, [first, last, rows]);
      progressBar.update(last);
    }
    for (const [index, { definition }] of indexes.rows.entries()) {
      await client.query(definition);
      progressBar.update(rows + (index + 1) * batchRows);
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
