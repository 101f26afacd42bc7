import { amountInWords } from "#domain/amounts.ts";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { parseLandMeasure } from "#domain/land/measure.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { namesOfPlaces } from "#domain/places/places-of-code.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { PriceBand } from "#domain/properties/price-bands.ts";
import type { Facing } from "#domain/properties/property-fields.ts";
import { typeNames } from "#domain/texts/type-names.ts";

type SearchTexts = Readonly<{
  /** `types` is empty for all of them. */
  offer: (types: readonly string[], listing: ListingType) => string;
  words: (text: string) => string;
  from: (amount: string) => string;
  to: (amount: string) => string;
  over: (amount: string) => string;
  bedrooms: (number: string) => string;
  bathrooms: (number: string) => string;
  road: (feet: string) => string;
  facing: (directions: readonly Facing[]) => string;
  checked: string;
  bounds: string;
}>;

const nepaliDirections: Readonly<Record<Facing, string>> = {
  east: "पूर्व",
  west: "पश्चिम",
  north: "उत्तर",
  south: "दक्षिण",
  north_east: "उत्तर-पूर्व",
  south_east: "दक्षिण-पूर्व",
  south_west: "दक्षिण-पश्चिम",
  north_west: "उत्तर-पश्चिम",
};

/** The same as the chips of the list, whose catalogue the server can't import. */
const texts: Readonly<Record<Language, SearchTexts>> = {
  en: {
    offer: (types, listing) => `${types.join(" or ") || "Everything"} for ${listing}`,
    words: (text) => `“${text}”`,
    from: (amount) => `${amount} or more`,
    to: (amount) => `up to ${amount}`,
    over: (amount) => `over ${amount}`,
    bedrooms: (number) => `${number}+ bedrooms`,
    bathrooms: (number) => `${number}+ bathrooms`,
    road: (feet) => `road ${feet} ft or wider`,
    facing: (directions) => `facing ${directions.map((one) => one.replace("_", "-")).join(" or ")}`,
    checked: "checked by us",
    bounds: "inside your map",
  },
  np: {
    offer: (types, listing) =>
      `${listing === "sale" ? "बिक्रीका" : "भाडाका"} ${types.join(" वा ") || "सबै घरजग्गा"}`,
    words: (text) => `“${text}”`,
    from: (amount) => `${amount}देखि माथि`,
    to: (amount) => `${amount}सम्म`,
    over: (amount) => `${amount}भन्दा माथि`,
    bedrooms: (number) => `कम्तीमा ${number} सुत्ने कोठा`,
    bathrooms: (number) => `कम्तीमा ${number} बाथरुम`,
    road: (feet) => `कम्तीमा ${feet} फिट बाटो`,
    facing: (directions) => `मोहडा ${directions.map((one) => nepaliDirections[one]).join(" वा ")}`,
    checked: "हामीले जाँचेका",
    bounds: "तपाईंको नक्साभित्रका",
  },
};

/** VT5: a search in one line of words: "House or Land for sale, Dhanusha, up to रु 50 lakh". */
export function describeSearch(listing: ListingType, filters: PropertyFilters, language: Language): string {
  const { offer, words, from, to, ...more } = texts[language];
  const number = (value: number) => formatNumber(value, language);
  const rupees = (value: number) => `रु ${amountInWords(value, language)}`;
  const area = (text: string) => {
    const measure = parseLandMeasure(text);
    return measure ? formatLandMeasure(measure, language) : text;
  };
  const types = (filters.type ?? []).map((type) => typeNames[language][type]);
  const places = Object.values(namesOfPlaces(filters.place ?? [], language));
  const { search, price_from, price_to, area_from, area_to, bedrooms, bathrooms, road, facing } = filters;
  const parts = [
    offer(types, listing),
    search && words(search),
    filters.location,
    places.join(language === "en" ? " or " : " वा "),
    filters.price && bandName(filters.price, language),
    price_from && from(rupees(price_from)),
    price_to && to(rupees(price_to)),
    area_from && from(area(area_from)),
    area_to && to(area(area_to)),
    bedrooms && more.bedrooms(number(bedrooms)),
    bathrooms && more.bathrooms(number(bathrooms)),
    road && more.road(number(road)),
    facing && more.facing(facing),
    filters.checked && more.checked,
    filters.bounds && more.bounds,
  ];
  return parts.filter(Boolean).join(", ");
}

function bandName({ lower, upper }: PriceBand, language: Language): string {
  const { to, over } = texts[language];
  const rupees = (amount: number) => formatRupees(amount, language);
  if (upper === null) return over(rupees(lower ?? 0));
  return lower === null ? to(rupees(upper)) : `${rupees(lower)} – ${rupees(upper)}`;
}
