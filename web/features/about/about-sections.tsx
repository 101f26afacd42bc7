import { BranchOffices } from "./branch-offices.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { ClientReviews } from "./client-reviews.tsx";
import { Leaders } from "./leaders.tsx";
import { PartnerList } from "./partner-list.tsx";
import { SisterBrands } from "./sister-brands.tsx";

export function AboutSections() {
  return (
    <>
      <Leaders />
      <ClientReviews />
      <SisterBrands />
      <PartnerList />
      <BranchOffices />
      <CallToAction />
    </>
  );
}
