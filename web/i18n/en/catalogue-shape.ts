import type { adminEn } from "./admin/catalogue.ts";
import type { en } from "./catalogue.ts";
import type { datesEn } from "./dates.ts";
import type { formsEn } from "./forms/catalogue.ts";
import type { landFieldEn } from "./land-field.ts";

export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>;
};

/** The shape of every language's catalogue: a missing key is a type error. */
export type Catalogue = Translated<typeof en>;

/** The forms' texts are separate, so that only form pages load them. */
export type FormsCatalogue = Translated<typeof formsEn>;

/** The date field's texts are separate, because its calendar loads after the page. */
export type DatesCatalogue = Translated<typeof datesEn>;

/** The land field's texts are separate, because it is on few pages. */
export type LandFieldCatalogue = Translated<typeof landFieldEn>;

/** The dashboard's texts are separate, so that visitors do not load them. */
export type AdminCatalogue = Translated<typeof adminEn>;
