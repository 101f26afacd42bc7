import {
  businessCentre,
  roadBridge,
  schoolBlock,
  warehouse,
} from "#demo/projects/commercial-and-public-projects.ts";
import type { DemoProject } from "#demo/projects/demo-project.ts";
import {
  hotel,
  residentialColony,
  restoredHouse,
  shopAndApartmentTower,
} from "#demo/projects/residential-and-hotel-projects.ts";
import { withComposedAddress } from "#domain/places/composed-texts.ts";

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
].map((source) => withComposedAddress({ location: "", ...source }, "location"));
