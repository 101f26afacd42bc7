import type { ServiceKey } from "#domain/service-requests/services.ts";
import { serviceBathroom } from "#web/pictures/service-bathroom.ts";
import { serviceExteriorPainting } from "#web/pictures/service-exterior-painting.ts";
import { serviceFlooring } from "#web/pictures/service-flooring.ts";
import { serviceInteriorPainting } from "#web/pictures/service-interior-painting.ts";
import { serviceKitchen } from "#web/pictures/service-kitchen.ts";
import { serviceRenovation } from "#web/pictures/service-renovation.ts";
import type { SitePicture } from "#web/pictures/site-picture.ts";

export const servicePictures: Record<ServiceKey, SitePicture> = {
  houseRenovation: serviceRenovation,
  interiorPainting: serviceInteriorPainting,
  exteriorPainting: serviceExteriorPainting,
  kitchenRenovation: serviceKitchen,
  bathroomRenovation: serviceBathroom,
  flooring: serviceFlooring,
};
