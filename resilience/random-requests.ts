import fc from "fast-check";
import type { Operation, Value } from "./openapi-document.ts";
import {
  anyValue,
  edgeNumbers,
  fieldName,
  invalidValue,
  plausibleValue,
  randomText,
} from "./random-values.ts";

/** Plain data, so that fast-check can print and shrink it. */
export type RandomRequest = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  authentication: "admin" | "none" | "invalid";
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

type Fields = [string, unknown][];

/** Half have at most one invalid field, so that they pass the first check. */
function randomFields(fields: ReadonlyMap<string, Value>): fc.Arbitrary<Fields> {
  const each = (create: typeof anyValue): fc.Arbitrary<Fields> =>
    fc.tuple(...[...fields].map(([field, schema]) => fc.tuple(fc.constant(field), create(field, schema))));
  const invalid = fc.tuple(fieldName([...fields.keys()]), invalidValue);
  const nearlyValid = fc
    .tuple(each(plausibleValue), fc.option(invalid, { freq: 2, nil: undefined }))
    .map(([valid, wrong]) => (wrong ? [...valid.filter(([field]) => field !== wrong[0]), wrong] : valid));
  const arbitrary = fc
    .tuple(
      each(anyValue).chain((all) => fc.subarray(all)),
      fc.array(invalid, { maxLength: 3 }),
    )
    .map(([all, more]) => [...all, ...more]);
  return fc.oneof(nearlyValid, arbitrary);
}

/** Unlike JSON.stringify, it can repeat a name. */
const encodeJson = (fields: readonly [string, unknown][]) =>
  `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`;

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

function randomForm({ fields }: Operation): fc.Arbitrary<Body> {
  const texts = randomFields(fields).map((list) =>
    list.map(
      ([field, value]) => [field, typeof value === "string" ? value : (JSON.stringify(value) ?? "")] as const,
    ),
  );
  const files = fc.array(fc.tuple(fieldName([...fields.keys()]), file), { maxLength: 4 });
  return fc.tuple(texts, files).map((parts) => ({ kind: "form", parts: parts.flat() }));
}

function randomBody(operation: Operation): fc.Arbitrary<Body> {
  const none = fc.constant({ kind: "none" } as const);
  if (["GET", "HEAD"].includes(operation.method)) return none;
  const json = randomFields(operation.fields).map(encodeJson);
  const raw = (type: fc.Arbitrary<string>, content: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
    fc.record({ kind: fc.constant("raw" as const), type, text: content });
  const unusualType = fc.constantFrom(
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
          randomText,
          invalidValue.map((value) => JSON.stringify(value) ?? ""),
        ),
      ),
    },
    { weight: 1, arbitrary: raw(unusualType, fc.oneof(json, randomText)) },
    { weight: 4, arbitrary: randomForm(operation) },
  );
}

function randomQuery(known: ReadonlyMap<string, Value>): fc.Arbitrary<string> {
  const parameter = fieldName([...known.keys()]).chain((key) => {
    const likely = plausibleValue(key, known.get(key) ?? {}).map(String);
    return fc.tuple(
      fc.constant(key),
      fc.oneof(
        likely,
        randomText.map((long) => long.slice(0, 300)),
      ),
    );
  });
  // A name may be repeated.
  return fc
    .array(parameter, { maxLength: 6 })
    .map((pairs) =>
      pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.map(encodePart).join("=")).join("&")}`,
    );
}

const randomSegment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...edgeNumbers) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  { weight: 2, arbitrary: randomText.map((long) => encodePart(long.slice(0, 250)) || "-") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("%", "%ff", "%2e%2e", "..%2f..", "-0", "1e3", "٣", "create", "0x10"),
  },
);

function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

const headerValue = fc.oneof(
  fc.constantFrom("", "x".repeat(3000), "0", "null", "Bearer", "en;q=9,np", "application/json"),
  fc.string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);

function randomHeaders({ headers: known }: Operation): fc.Arbitrary<Record<string, string>> {
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
  return fc.dictionary(fc.constantFrom(...names), headerValue, { maxKeys: 2 });
}

/** Requests to one of the operations, from nearly valid to nonsense. */
export function randomRequests(operations: readonly Operation[]): fc.Arbitrary<RandomRequest> {
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
        .tuple(fc.array(randomSegment, { minLength: 4, maxLength: 4 }), randomQuery(operation.query))
        .map(([segments, search]) => {
          let next = 0;
          return operation.path.replace(/\{\w+\}/g, () => segments[next++] ?? "1") + search;
        }),
      headers: randomHeaders(operation),
      authentication: fc.oneof(
        { weight: 3, arbitrary: fc.constant("admin" as const) },
        { weight: 1, arbitrary: fc.constant("none" as const) },
        { weight: 1, arbitrary: fc.constant("invalid" as const) },
      ),
      body: randomBody(operation),
    }),
  );
}
