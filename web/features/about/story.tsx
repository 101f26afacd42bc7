import { BranchOffices } from "./branch-offices.tsx";
import { ClientReviews } from "./client-reviews.tsx";
import { Closing } from "./closing.tsx";
import { Leaders } from "./leaders.tsx";
import { PartnerLedger } from "./partner-ledger.tsx";
import { SisterBrands } from "./sister-brands.tsx";

/** Who the company is, from those who lead it to where it is found. */
export function Story() {
  return (
    <>
      <Leaders />
      <ClientReviews />
      <SisterBrands />
      <PartnerLedger />
      <BranchOffices />
      <Closing />
    </>
  );
}
