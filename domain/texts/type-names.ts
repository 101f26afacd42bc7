import type { Language } from "#domain/language.ts";
import type { PropertyType } from "#domain/properties/kinds.ts";
import { propertyWords as en } from "./en/property-words.ts";
import { propertyWords as np } from "./np/property-words.ts";

/** For share cards and mails, where a type stands alone and "Commercial" would be half a name. */
export const typeNames: Readonly<Record<Language, Readonly<Record<PropertyType, string>>>> = {
  en: { ...en.types, commercial: "Commercial space" },
  np: { ...np.types, commercial: "व्यावसायिक भवन" },
};
