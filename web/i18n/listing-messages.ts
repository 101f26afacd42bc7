import { createTranslationHook } from "./create-translation-hook.ts";
import { listingEn } from "./en/listing.ts";
import { listingNp } from "./np/listing.ts";

export const useListingTranslation = createTranslationHook(listingEn, listingNp);
