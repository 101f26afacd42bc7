import { createTranslationHook } from "./create-translation-hook.ts";
import { sellerPage as en } from "./en/seller-page.ts";
import { sellerPage as np } from "./np/seller-page.ts";

/** Separate from the texts of forms, because they are loaded after the form was sent. */
export const useSellerTranslation = createTranslationHook(en, np);
