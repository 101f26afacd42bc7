import { expect, test } from "vitest";
import * as z from "zod/mini";
import { compileCheckedSerializer, compileSerializer } from "./response-serializer.ts";

const schema = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  note: z.optional(z.string()),
  kind: z.enum(["house", "land"]),
  pictures: z.array(z.object({ key: z.string(), alt: z.record(z.string(), z.string()) })),
  place: z.nullable(z.object({ ward: z.optional(z.int()) })),
  price: z.union([z.string(), z.number()]),
});
const route = { schema, method: "GET", url: "/rows/" };
const row = {
  price: 7,
  secret: "a column",
  place: { ward: 3, secret: "a column" },
  pictures: [{ alt: { en: "Front" }, key: "a", secret: "a column" }],
  kind: "house",
  name: null,
  id: 1,
};

test("writes the fields of the schema in its order and nothing else, as zod does", () => {
  const expected =
    '{"id":1,"name":null,"kind":"house","pictures":[{"key":"a","alt":{"en":"Front"}}],"place":{"ward":3},"price":7}';
  expect(compileSerializer(route)(row)).toBe(expected);
  expect(compileCheckedSerializer(route)(row)).toBe(expected);
  const others = { ...row, note: "x", place: null, pictures: [] };
  expect(compileSerializer(route)(others)).toBe(JSON.stringify(z.encode(schema, others as never)));
});

test("writes null, texts that zod would change, and a schema that contains itself", () => {
  expect(compileCheckedSerializer({ ...route, schema: z.null() })(null)).toBe("null");
  const trimmed = z.object({ text: z.string().check(z.trim()) });
  expect(compileCheckedSerializer({ ...route, schema: trimmed })({ text: " a " })).toBe('{"text":"a"}');
  const tree = z.object({
    id: z.int(),
    get children() {
      return z.array(tree);
    },
  });
  const value = { children: [{ id: 2, children: [] }], id: 1 };
  expect(compileCheckedSerializer({ ...route, schema: tree })(value)).toBe(
    '{"id":1,"children":[{"id":2,"children":[]}]}',
  );
});

test("writes a list's frozen rows once and each other row as it is now", () => {
  const lists = z.object({ rows: z.array(schema), next: z.optional(z.string()), count: z.int() });
  const serialize = compileSerializer({ ...route, schema: lists });
  let reads = 0;
  const frozen = Object.freeze({
    ...row,
    get id() {
      reads += 1;
      return 2;
    },
  });
  const changing = { ...row };
  const list = { count: 2, rows: [frozen, changing], secret: "a column" };
  expect(compileCheckedSerializer({ ...route, schema: lists })(list)).toBe(
    JSON.stringify(z.encode(lists, list as never)),
  );
  serialize(list);
  changing.id = 9;
  const readsBefore = reads;
  expect(JSON.parse(serialize(list))).toMatchObject({ rows: [{ id: 2 }, { id: 9 }], count: 2 });
  expect(reads).toBe(readsBefore);
  expect(serialize({ ...list, rows: [] })).toBe('{"rows":[],"count":2}');
});

test("rejects in tests what does not fit the schema", () => {
  const wrong = { ...row, id: "1" };
  expect(() => compileCheckedSerializer(route)(wrong)).toThrow("Response doesn't match the schema");
  expect(compileSerializer(route)(wrong)).toContain('"id":"1"');
});
