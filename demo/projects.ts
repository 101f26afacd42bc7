import type { DemoProject } from "#demo/projects/demo-project.ts";
import {
  hotel,
  residentialColony,
  restoredHouse,
  shopAndApartmentTower,
} from "#demo/projects/places-to-stay.ts";
import { businessCentre, roadBridge, schoolBlock, warehouse } from "#demo/projects/places-to-work.ts";

/** In the order of their pictures, project-01 to project-08. */
export const demoProjects: readonly DemoProject[] = [
  businessCentre,
  residentialColony,
  hotel,
  restoredHouse,
  roadBridge,
  schoolBlock,
  shopAndApartmentTower,
  warehouse,
];
