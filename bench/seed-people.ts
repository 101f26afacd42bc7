import pg from "pg";
import { personKeys } from "#domain/find/person-keys.ts";
import { dropIndexes } from "./drop-indexes.ts";

/** Every third name is written in Devanagari; the lists have the same order. */
const firstNames = {
  latin: [
    "Asha",
    "Bimal",
    "Chandra",
    "Deepa",
    "Hari",
    "Gita",
    "Kiran",
    "Laxmi",
    "Mohan",
    "Nisha",
    "Pooja",
    "Ram",
    "Sita",
    "Uma",
  ],
  devanagari: [
    "आशा",
    "विमल",
    "चन्द्र",
    "दीपा",
    "हरि",
    "गीता",
    "किरण",
    "लक्ष्मी",
    "मोहन",
    "निशा",
    "पूजा",
    "राम",
    "सीता",
    "उमा",
  ],
};
const lastNames = {
  latin: [
    "Thapa",
    "Karna",
    "Jha",
    "Yadav",
    "Sharma",
    "Mandal",
    "Shrestha",
    "Gurung",
    "Tamang",
    "Mishra",
    "Rai",
  ],
  devanagari: ["थापा", "कर्ण", "झा", "यादव", "शर्मा", "मण्डल", "श्रेष्ठ", "गुरुङ", "तामाङ", "मिश्र", "राई"],
};
/** One in 10,000 people is called so. */
const rareName = "Zubaida";
const subjects = [
  "A house with a garden",
  "Two kattha near the road",
  "A flat for rent",
  "Papers of the land",
  "घर हेर्ने समय",
];
/** The agent whose leads are searched has so many of all. */
const leadsPerOwned = 101;

const insertPeople = `
  with parts as (
    select n, 1 + n % 14 as first, 1 + (n / 14) % 11 as last, n % 3 = 0 as is_devanagari, n % 10000 = 77 as is_rare
    from generate_series(1, $1::int) as n
  )
  insert into people (id, name, phone, email, search, searched_at) overriding system value
  select n,
    case when is_rare then '${rareName} ' || ($3::text[])[last] when is_devanagari then ($4::text[])[first] || ' ' || ($5::text[])[last]
      else ($2::text[])[first] || ' ' || ($3::text[])[last] end,
    '+97798' || lpad(n::text, 8, '0'),
    case when n % 2 = 0 then 'person' || n || '@example.com' end,
    case when is_rare then $10::tsvector || ($7::tsvector[])[last]
      when is_devanagari then ($8::tsvector[])[first] || ($9::tsvector[])[last]
      else ($6::tsvector[])[first] || ($7::tsvector[])[last] end
      || array_to_tsvector(array['=97798' || lpad(n::text, 8, '0'), '=98' || lpad(n::text, 8, '0')])
      || case when n % 2 = 0 then array_to_tsvector(array['=person' || n, '=person' || n || '@example.com']) else '' end,
    now()
  from parts`;

/** Three leads for two people. */
const insertLeads = `
  insert into leads (kind, source_id, person_id, name, phone, email, about, text, owner_id, status, next_step, created_at, updated_at)
  select 'message', n, people.id, people.name, '98' || lpad(people.id::text, 8, '0'), people.email, ($2::text[])[1 + n % 5], '',
    case when n % ${leadsPerOwned} = 0 then $3::int end, case when n % 4 = 0 then 'lost' else 'contacted' end,
    case when n % 50 = 0 then 'Call about the price' else '' end,
    timestamptz '2024-11-01' + n * (interval '730 days' / $1::float8), timestamptz '2024-11-01' + n * (interval '730 days' / $1::float8)
  from generate_series(1, $1::int) as n join people on people.id = 1 + n * 31::bigint % (select count(*) from people)`;

/** Requires empty tables. Without triggers: nobody reads the history of these rows. */
export async function seedPeople(url: string, people: number, ownerId: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set synchronous_commit = off; set maintenance_work_mem = '256MB'; set session_replication_role = replica",
    );
    const indexes = [...(await dropIndexes(client, "people")), ...(await dropIndexes(client, "leads"))];
    await client.query(insertPeople, [
      people,
      firstNames.latin,
      lastNames.latin,
      firstNames.devanagari,
      lastNames.devanagari,
      ...[firstNames.latin, lastNames.latin, firstNames.devanagari, lastNames.devanagari].map((names) =>
        names.map(toVector),
      ),
      toVector(rareName),
    ]);
    await client.query(insertLeads, [people * 1.5, subjects, ownerId]);
    for (const definition of indexes) await client.query(definition);
    await client.query("vacuum analyze people");
    await client.query("vacuum analyze leads");
  } finally {
    await client.end();
  }
}

function toVector(name: string): string {
  return personKeys({ name, staff_name: null, phone: null, email: null })
    .map((key) => `'${key}'`)
    .join(" ");
}
