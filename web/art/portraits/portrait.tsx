import type { ComponentType } from "react";
import type { PortraitName } from "#domain/settings/portraits.ts";
import { ChiefExecutive } from "./chief-executive.tsx";
import { Investor } from "./investor.tsx";
import { Nurse } from "./nurse.tsx";
import { Restorer } from "./restorer.tsx";
import { RetiredEngineer } from "./retired-engineer.tsx";
import { Shopkeeper } from "./shopkeeper.tsx";
import { Teacher } from "./teacher.tsx";

const drawings: Readonly<Record<PortraitName, ComponentType<{ className?: string | undefined }>>> = {
  "chief-executive": ChiefExecutive,
  investor: Investor,
  teacher: Teacher,
  restorer: Restorer,
  nurse: Nurse,
  "retired-engineer": RetiredEngineer,
  shopkeeper: Shopkeeper,
};

type Props = { of: PortraitName; className?: string | undefined };

export function Portrait({ of, className }: Props) {
  const Drawing = drawings[of];
  return <Drawing className={className} />;
}
