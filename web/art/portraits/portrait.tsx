import { ChiefExecutive } from "./chief-executive.tsx";
import { Investor } from "./investor.tsx";
import { Nurse } from "./nurse.tsx";
import { Restorer } from "./restorer.tsx";
import { RetiredEngineer } from "./retired-engineer.tsx";
import { Shopkeeper } from "./shopkeeper.tsx";
import { Teacher } from "./teacher.tsx";

// The numbers are those of the reviews in domain/company/people.ts.
const portraits = {
  "chief-executive": ChiefExecutive,
  investor: Investor,
  1: Teacher,
  2: Restorer,
  3: Nurse,
  4: RetiredEngineer,
  5: Shopkeeper,
};

export type PortraitSubject = keyof typeof portraits;

type Props = { of: PortraitSubject; className?: string | undefined };

export function Portrait({ of, className }: Props) {
  const Drawing = portraits[of];
  return <Drawing className={className} />;
}
