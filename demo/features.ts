/** The eight features of the specification, then features that are common in Nepal. */
export const demoFeatures = [
  "Parking",
  "Balcony",
  "Garden",
  "Swimming Pool",
  "Gym",
  "Security",
  "Elevator",
  "Air Conditioning",
  "Borewell",
  "Inverter Backup",
  "Solar Water Heater",
  "Roof Terrace",
  "Puja Room",
  "Rainwater Tank",
] as const;
export type DemoFeature = (typeof demoFeatures)[number];
