import type { ComponentType } from "react";
import type { PortraitName } from "#domain/settings/portraits.ts";
import { ChiefExecutive } from "./chief-executive.tsx";
import { Investor } from "./investor.tsx";
import { Nurse } from "./nurse.tsx";
import { Restorer } from "./restorer.tsx";
import { RetiredEngineer } from "./retired-engineer.tsx";
import { Shopkeeper } from "./shopkeeper.tsx";
import { Teacher } from "./teacher.tsx";

export const portraitDrawings: Readonly<Record<PortraitName, ComponentType>> = {
  "chief-executive": ChiefExecutive,
  investor: Investor,
  teacher: Teacher,
  restorer: Restorer,
  nurse: Nurse,
  "retired-engineer": RetiredEngineer,
  shopkeeper: Shopkeeper,
};
