import { type Looks, noHeroes } from "#domain/settings/looks.ts";

/** The drawings and colours of Mithila, where the company is from. */
export const demoLooks: Looks = {
  theme: "mithila",
  colour: null,
  logo: null,
  heroes: noHeroes,
  shareCard: "side",
};
