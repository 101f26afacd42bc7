import type { Language } from "#domain/language.ts";
import { type AddressLine, withComposedAddress } from "#domain/places/composed-texts.ts";
import type { PlaceNumbers } from "#domain/places/place-fields.ts";
import { findPlaceProblem } from "#domain/places/place-input.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import type { propertyTexts } from "#domain/properties/property-fields.ts";
import { mergeTexts, ownTexts, type SentTexts, type TranslatedRow } from "#domain/translations.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { requireLines } from "#server/platform/http/sent-texts.ts";

type PlacedFields = typeof propertyTexts | typeof projectTexts;
type PlacedRow<Fields extends PlacedFields> = TranslatedRow<Fields> & PlaceNumbers;

type SentPlace<Fields extends PlacedFields> = Readonly<{
  texts: SentTexts<Fields>;
  numbers: PlaceNumbers;
  /** The names of the fields that the request contains. */
  names: ReadonlySet<string>;
}>;

const noPlace: PlaceNumbers = { local_level_id: null, ward: null };

/**
 * PL2: the row's texts and place after a request, or a problem that names the invalid field. If the row has a place, its
 * address line is composed in every language, whatever the request contains. A client that knows no places sends only the
 * address: a new one removes the place; the one that the client has read leaves it.
 */
export function mergePlacedTexts<Fields extends PlacedFields>(
  fields: Fields,
  addressLine: AddressLine,
  { texts, numbers, names }: SentPlace<Fields>,
  language: Language,
  stored?: PlacedRow<Fields>,
  isPartial = false,
): PlacedRow<Fields> {
  const merge = (sent: SentTexts<Fields>, before?: TranslatedRow<Fields>) =>
    mergeTexts(fields, sent, language, before, isPartial);
  const finish = (merged: TranslatedRow<Fields>, { local_level_id, ward }: PlaceNumbers) => {
    const row = withComposedAddress({ ...merged, local_level_id, ward }, addressLine);
    requireLines(fields, row);
    return row;
  };

  const isAddressSent = ["street", "translations", addressLine].some((name) => names.has(name));
  if (names.has("local_level_id") || names.has("ward"))
    return finish(merge(texts, stored), readNumbers(numbers, names, stored ?? noPlace, isPartial));
  if (!stored || stored.local_level_id === null) return finish(merge(texts, stored), noPlace);
  const { local_level_id, ward } = stored;
  if (isPartial && !isAddressSent) return { ...merge(texts, stored), local_level_id, ward };
  const known = linesOf(stored, addressLine);
  if (linesOf(texts, addressLine).some((line) => !known.includes(line)))
    return finish(merge(texts, withoutPlace(stored, addressLine)), noPlace);
  // The whole form of such a client has no street, which must not remove it.
  const { street } = ownTexts(fields, stored, language);
  return finish(merge({ ...(street && { street }), ...texts }, stored), stored);
}

/** A ward belongs to its local level, so it does not stay if another one is sent. */
function readNumbers(
  sent: PlaceNumbers,
  names: ReadonlySet<string>,
  stored: PlaceNumbers,
  isPartial: boolean,
): PlaceNumbers {
  const local_level_id = names.has("local_level_id") ? sent.local_level_id : stored.local_level_id;
  const keptWard = isPartial && local_level_id === stored.local_level_id ? stored.ward : null;
  const place = { local_level_id, ward: names.has("ward") ? sent.ward : keptWard };
  const problem = findPlaceProblem(place);
  if (problem) throw fieldProblem(...problem);
  return place;
}

type AnyTexts = Readonly<Record<string, unknown>>;

/** A line in every language. */
function linesOf(source: object, name: string): string[] {
  const { translations, ...plain } = source as AnyTexts & { translations?: Record<string, AnyTexts> };
  return [plain, ...Object.values(translations ?? {})].flatMap((texts) => {
    const line = texts[name];
    return typeof line === "string" && line !== "" ? [line] : [];
  });
}

function withoutPlace<Row extends { translations: object }>(row: Row, addressLine: AddressLine): Row {
  const nothing = { street: "", [addressLine]: "" };
  const others = Object.entries(row.translations).map(([code, texts]) => [code, { ...texts, ...nothing }]);
  return { ...row, ...nothing, translations: Object.fromEntries(others) };
}
