import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/**
 * Every table, view, function and trigger of a schema as SQL, in alphabetical order. Also the columns of a table, because those that a
 * migration adds are the last ones.
 */
export async function describeSchema(database: Database, schema: string): Promise<string> {
  const parts = [
    await readLines(database, describeTables(schema)),
    await readLines(database, describeViews(schema)),
    await readLines(database, describeFunctions(schema)),
  ];
  return `${parts.flat().join("\n\n")}\n`;
}

async function readLines(database: Database, query: ReturnType<typeof describeTables>): Promise<string[]> {
  const { rows } = await query.execute(database);
  return rows.map(({ line }) => line);
}

function describeTables(schema: string) {
  return sql<{ line: string }>`
    select format(
      E'create %stable %s (\\n%s\\n)%s;%s%s',
      case relpersistence when 'u' then 'unlogged ' else '' end,
      relname,
      concat_ws(E',\\n', columns, nullif(constraints, '')),
      ' with (' || array_to_string(reloptions, ', ') || ')',
      indexes,
      triggers
    ) as line
    from pg_class as described,
      lateral (
        select string_agg(format(
          '  %s %s%s%s%s',
          attname,
          format_type(atttypid, atttypmod),
          case when attnotnull then ' not null' end,
          case
            when attidentity <> '' then ' generated ' || case attidentity when 'a' then 'always' else 'by default' end || ' as identity'
            when attgenerated <> '' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
            else ' default ' || pg_get_expr(adbin, adrelid)
          end,
          ' statistics ' || nullif(attstattarget, -1)
        ), E',\\n' order by attname) as columns
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = described.oid and attnum > 0 and not attisdropped
      ) as described_columns,
      lateral (
        select string_agg(format('  constraint %s %s', conname, pg_get_constraintdef(oid)), E',\\n' order by conname) as constraints
        from pg_constraint where conrelid = described.oid and contype <> 'n'
      ) as described_constraints,
      lateral (
        select string_agg(E'\\n' || pg_get_indexdef(indexrelid) || ';', '' order by indexrelid::regclass::text) as indexes
        from pg_index where indrelid = described.oid
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
      ) as described_indexes,
      lateral (
        select string_agg(E'\\n' || pg_get_triggerdef(oid) || ';', '' order by tgname) as triggers
        from pg_trigger where tgrelid = described.oid and not tgisinternal
      ) as described_triggers
    where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
    order by relname`;
}

function describeViews(schema: string) {
  return sql<{ line: string }>`
    select format(E'create view %s as\\n%s', relname, pg_get_viewdef(oid)) as line
    from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'v' order by relname`;
}

/** Without those of extensions. */
function describeFunctions(schema: string) {
  return sql<{ line: string }>`
    select trim(pg_get_functiondef(oid), E'\\n') || ';' as line
    from pg_proc
    where pronamespace = ${schema}::regnamespace
      and not exists (select from pg_depend where pg_depend.objid = pg_proc.oid and deptype = 'e')
    order by proname, oid::regprocedure::text`;
}
