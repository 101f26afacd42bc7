import fc from "fast-check";
import type { Operation, Value } from "./openapi-document.ts";

/** A request that can be shown, shrunk and sent again. */
export type OddRequest = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Who it pretends to be; "admin" is one. */
  as: "admin" | "nobody" | "liar";
  body: Body;
}>;
export type Body =
  | Readonly<{ kind: "none" }>
  | Readonly<{ kind: "raw"; type: string; text: string }>
  | Readonly<{ kind: "form"; parts: readonly (readonly [string, Part])[] }>;
type Part =
  | string
  | Readonly<{ bytes: Uint8Array; name: string; type: string }>
  | Readonly<{ picture: true }>;

/** Just inside and just outside of what a column, a number or a page can be. */
const edges = ["0", "-1", "2147483647", "2147483648", "4294967296", "9999999999", "9007199254740993", "1e21"];

const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...edges),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", " ", "0", "-1", "1", "NaN", "null", "true", "1e308", "9".repeat(400), "१२३", "İ", "ß"),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "a\u202eb",
    "\r\nX: y",
    "%00",
    "../../x",
    "'; --",
    "%",
    "_",
    "\\",
    "🏠",
  ),
  fc.constantFrom(
    "2026-02-30",
    "0000-00-00",
    "275760-09-14",
    "1,25,00,000",
    "a@b",
    "[",
    "{}",
    '["a"]',
    "[[[[",
  ),
  fc.nat(80_000).map((length) => "x".repeat(length)),
);
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, 2_147_483_648, [], {}, [null], [[]]),
  fc.constant(JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`)),
);

const samples: readonly [RegExp, fc.Arbitrary<unknown>][] = [
  [/email/, fc.constantFrom("anisha@example.com", "")],
  [/phone/, fc.constant("+977-9800000201")],
  [/date/, fc.constant("2026-12-06")],
];

/** Something that may well be taken. */
function plausible(field: string, shape: Value): fc.Arbitrary<unknown> {
  const known = samples.find(([pattern]) => pattern.test(field));
  if (known) return known[1];
  const { anyOf, type, enum: choices, format } = shape;
  if (anyOf?.[0]) return plausible(field, anyOf[0]);
  if (choices && choices.length > 0) return fc.constantFrom(...choices);
  const kinds = [type].flat();
  if (kinds.includes("integer") || kinds.includes("number")) return fc.integer({ min: 1, max: 30 });
  if (kinds.includes("boolean")) return fc.boolean();
  if (format === "binary" || type === undefined) return fc.constant("");
  return fc.constantFrom("A house", "House 12", "घर");
}

const value = (field: string, shape: Value) =>
  fc.oneof({ weight: 1, arbitrary: plausible(field, shape) }, { weight: 1, arbitrary: wrong });
const name = (names: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: names.length > 0 ? fc.constantFrom(...names) : fc.constant("x") },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "", "a[b]", "a.b") },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 10 }) },
  );

type Fields = [string, unknown][];

/** Half of them right but for a field at most, so that what lies behind the first check is reached too. */
function someFields(fields: ReadonlyMap<string, Value>): fc.Arbitrary<Fields> {
  const each = (make: typeof value): fc.Arbitrary<Fields> =>
    fc.tuple(...[...fields].map(([field, shape]) => fc.tuple(fc.constant(field), make(field, shape))));
  const odd = fc.tuple(name([...fields.keys()]), wrong);
  const nearlyRight = fc
    .tuple(each(plausible), fc.option(odd, { freq: 2, nil: undefined }))
    .map(([right, one]) => (one ? [...right.filter(([field]) => field !== one[0]), one] : right));
  const wild = fc
    .tuple(
      each(value).chain((all) => fc.subarray(all)),
      fc.array(odd, { maxLength: 3 }),
    )
    .map(([all, more]) => [...all, ...more]);
  return fc.oneof(nearlyRight, wild);
}

/** Written by hand, so that a name can come twice. */
const asJson = (fields: readonly [string, unknown][]) =>
  `{${fields.map(([field, one]) => `${JSON.stringify(field)}:${JSON.stringify(one) ?? "null"}`).join(",")}}`;

const file: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    bytes: fc.uint8Array({ maxLength: 300 }),
    name: fc.constantFrom(
      "",
      "a.jpg",
      "../../etc/passwd",
      "a\u0000.png",
      "घर.webp",
      "x".repeat(300),
      '";x="',
    ),
    type: fc.constantFrom("image/jpeg", "image/svg+xml", "text/html", "", "nonsense"),
  }),
  fc.constant({ picture: true } as const),
);

function formBody({ fields }: Operation): fc.Arbitrary<Body> {
  const typed = someFields(fields).map((list) =>
    list.map(([field, one]) => [field, typeof one === "string" ? one : (JSON.stringify(one) ?? "")] as const),
  );
  const files = fc.array(fc.tuple(name([...fields.keys()]), file), { maxLength: 4 });
  return fc.tuple(typed, files).map(([texts, sent]) => ({ kind: "form", parts: [...texts, ...sent] }));
}

function body(operation: Operation): fc.Arbitrary<Body> {
  const none = fc.constant({ kind: "none" } as const);
  if (["GET", "HEAD"].includes(operation.method)) return none;
  const json = someFields(operation.fields).map(asJson);
  const raw = (type: fc.Arbitrary<string>, content: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
    fc.record({ kind: fc.constant("raw" as const), type, text: content });
  const oddType = fc.constantFrom(
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/vnd.api+json",
    "nonsense",
    "",
  );
  return fc.oneof(
    { weight: 1, arbitrary: none },
    { weight: 5, arbitrary: raw(fc.constant("application/json"), json) },
    {
      weight: 1,
      arbitrary: raw(
        fc.constant("application/json"),
        fc.oneof(
          text,
          wrong.map((one) => JSON.stringify(one) ?? ""),
        ),
      ),
    },
    { weight: 1, arbitrary: raw(oddType, fc.oneof(json, text)) },
    { weight: 4, arbitrary: formBody(operation) },
  );
}

function query(known: ReadonlyMap<string, Value>): fc.Arbitrary<string> {
  const one = name([...known.keys()]).chain((key) => {
    const likely = plausible(key, known.get(key) ?? {}).map(String);
    return fc.tuple(
      fc.constant(key),
      fc.oneof(
        likely,
        text.map((long) => long.slice(0, 300)),
      ),
    );
  });
  // The same name may come again and again.
  return fc
    .array(one, { maxLength: 6 })
    .map((pairs) =>
      pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.map(encoded).join("=")).join("&")}`,
    );
}

const segment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...edges) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  { weight: 2, arbitrary: text.map((long) => encoded(long.slice(0, 250)) || "-") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("%", "%ff", "%2e%2e", "..%2f..", "-0", "1e3", "٣", "create", "0x10"),
  },
);

function encoded(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

const headerText = fc.oneof(
  fc.constantFrom("", "x".repeat(3000), "0", "null", "Bearer", "en;q=9,np", "application/json"),
  fc.string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);

function headers({ headers: known }: Operation): fc.Arbitrary<Record<string, string>> {
  const names = [
    ...known,
    "accept",
    "accept-language",
    "if-none-match",
    "range",
    "cookie",
    "origin",
    "x-forwarded-for",
  ];
  return fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 2 });
}

/** Requests to one of these calls, from nearly right to nonsense. */
export function oddRequests(operations: readonly Operation[]): fc.Arbitrary<OddRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(operation.method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"),
        },
      ),
      path: fc
        .tuple(fc.array(segment, { minLength: 4, maxLength: 4 }), query(operation.query))
        .map(([segments, asked]) => {
          let next = 0;
          return operation.path.replace(/\{\w+\}/g, () => segments[next++] ?? "1") + asked;
        }),
      headers: headers(operation),
      as: fc.constantFrom(
        "admin" as const,
        "admin" as const,
        "admin" as const,
        "nobody" as const,
        "liar" as const,
      ),
      body: body(operation),
    }),
  );
}
