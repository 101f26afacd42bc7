import type { Localized } from "#domain/settings/local-text.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { BranchOffices } from "./branch-offices.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { ClientReviews } from "./client-reviews.tsx";
import { Leaders } from "./leaders.tsx";
import { PartnerList } from "./partner-list.tsx";
import { SisterBrands } from "./sister-brands.tsx";

type AboutDocuments = Pick<Settings, "people" | "reviews" | "brands" | "partners" | "branches">;
type Props = Readonly<{ about: Localized<AboutDocuments> }>;

/** A section without items is left out. */
export function AboutSections({ about }: Props) {
  return (
    <>
      {about.people.items.length > 0 && <Leaders people={about.people.items} />}
      {about.reviews.items.length > 0 && <ClientReviews reviews={about.reviews} />}
      {about.brands.items.length > 0 && <SisterBrands brands={about.brands} />}
      {about.partners.items.length > 0 && <PartnerList partners={about.partners} />}
      {about.branches.items.length > 0 && <BranchOffices branches={about.branches} />}
      <CallToAction />
    </>
  );
}
