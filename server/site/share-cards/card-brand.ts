import type { Language } from "#domain/language.ts";
import { localize } from "#domain/settings/local-text.ts";
import type { Looks } from "#domain/settings/looks.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type Brand, readBrand } from "#server/site/looks/brand.ts";

/** What a card shows of the company. */
export type CardBrand = Brand & Readonly<{ name: string; tagline: string; style: Looks["shareCard"] }>;

export async function cardBrand(
  { company: { name, tagline }, looks }: Settings,
  language: Language,
  media: Pick<MediaStore, "readFile">,
): Promise<CardBrand> {
  const brand = await readBrand(looks, media);
  return { ...localize({ name, tagline }, language), style: looks.shareCard, ...brand };
}
