import type { FormsCatalogue } from "#web/i18n/en/catalogue-shape.ts";
import { contact } from "./contact.ts";
import { enquiries } from "./enquiries.ts";
import { consent, problems } from "./problems.ts";
import { sell } from "./sell.ts";
import { services } from "./services.ts";

export const formsNp: FormsCatalogue = { consent, contact, enquiries, problems, sell, services };
