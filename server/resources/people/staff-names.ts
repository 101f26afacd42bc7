import { sql } from "kysely";

/** LE2: what staff call the person of a lead; null if they have given no name. */
export const staffNameOfLead = sql<string | null>`(
  with recursive chain as (
    select people.merged_into, people.staff_name from people where people.id = leads.person_id
    union all
    select people.merged_into, people.staff_name from people join chain on people.id = chain.merged_into
  )
  select staff_name from chain where merged_into is null
)`;

/** The rows of the people whom staff call so. */
export function rowsOfPeopleCalled(pattern: string) {
  return sql<number>`(
    with recursive called as (
      select people.id from people where lower(people.staff_name) like ${pattern} and people.merged_into is null
      union all
      select people.id from people join called on people.merged_into = called.id
    )
    select id from called
  )`;
}

/** All rows of the person that a row belongs to. */
export function rowsOfPerson(id: number) {
  return sql<number>`(
    with recursive chain as (
      select people.id, people.merged_into from people where people.id = ${id}
      union all
      select people.id, people.merged_into from people join chain on people.id = chain.merged_into
    ), members as (
      select chain.id from chain where chain.merged_into is null
      union all
      select people.id from people join members on people.merged_into = members.id
    )
    select id from members
  )`;
}
