import type { adminEn } from "./admin/catalogue.ts";
import type { en } from "./catalogue.ts";
import type { formsEn } from "./forms/catalogue.ts";

export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};

/** The shape every language fills: a key that is missing in one is a type error there. */
export type Catalogue = Translated<typeof en>;

/** The words of forms, apart from the rest of the site's: who only looks around does not fetch them. */
export type FormsCatalogue = Translated<typeof formsEn>;

/** The words of the back office, apart from the site's: no visitor fetches them. */
export type AdminCatalogue = Translated<typeof adminEn>;
