import { inBothLanguages } from "./both-languages.ts";
import { formsEn } from "./en/forms/catalogue.ts";
import { formsNp } from "./np/forms/catalogue.ts";

export const useFormTranslation = inBothLanguages(formsEn, formsNp);
