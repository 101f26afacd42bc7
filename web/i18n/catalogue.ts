import type { adminEn } from "./en/admin/catalogue.ts";
import type { en } from "./en/catalogue.ts";

export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};

/** The shape every language fills: a key that is missing in one is a type error there. */
export type Catalogue = Translated<typeof en>;

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en; admin: typeof adminEn };
  }
}
