import type { Language } from "#domain/language.ts";

export const projectPictureTexts = {
  "project-01-a": {
    en: "Finished commercial complex with glass front at golden hour",
    np: "@@",
  },
  "project-01-b": {
    en: "Commercial complex from above",
    np: "@@",
  },
  "project-01-c": {
    en: "Commercial complex under construction with tower crane",
    np: "@@",
  },
  "project-01-d": {
    en: "Cafe with brick wall and timber tables on the ground floor of the commercial complex",
    np: "@@",
  },
  "project-02-a": {
    en: "Street of the finished residential colony",
    np: "@@",
  },
  "project-02-b": {
    en: "Residential colony from above",
    np: "@@",
  },
  "project-02-c": {
    en: "House of the colony under construction with bamboo scaffolding",
    np: "@@",
  },
  "project-02-d": {
    en: "Kitchen in a colony house",
    np: "@@",
  },
  "project-03-a": {
    en: "Hotel with pool and timber balconies at golden hour",
    np: "@@",
  },
  "project-03-b": {
    en: "Hotel and pool from above",
    np: "@@",
  },
  "project-03-c": {
    en: "Hotel structure under construction",
    np: "@@",
  },
  "project-03-d": {
    en: "Hotel lobby with reception and Mithila-style art",
    np: "@@",
  },
  "project-04-a": {
    en: "Renovated traditional brick house with carved windows",
    np: "@@",
  },
  "project-04-b": {
    en: "Renovated house seen from above",
    np: "@@",
  },
  "project-04-c": {
    en: "The house during renovation with bamboo scaffolding",
    np: "@@",
  },
  "project-04-d": {
    en: "Renovated living room with timber floor, sand-coloured sofa and folk art",
    np: "@@",
  },
  "project-05-a": {
    en: "Concrete road bridge over a river below the Himalaya",
    np: "@@",
  },
  "project-05-b": {
    en: "Road bridge from above",
    np: "@@",
  },
  "project-05-c": {
    en: "Bridge piers and deck under construction with crane",
    np: "@@",
  },
  "project-05-d": {
    en: "Carriageway of the finished bridge",
    np: "@@",
  },
  "project-06-a": {
    en: "Three-storey school block with arcaded corridors",
    np: "@@",
  },
  "project-06-b": {
    en: "School block and grounds from above",
    np: "@@",
  },
  "project-06-c": {
    en: "School block under construction",
    np: "@@",
  },
  "project-06-d": {
    en: "Classroom with desks and blackboard",
    np: "@@",
  },
  "project-07-a": {
    en: "Apartment tower under construction with tower crane",
    np: "@@",
  },
  "project-07-b": {
    en: "Tower under construction from above",
    np: "@@",
  },
  "project-07-c": {
    en: "Ground floors of the tower with bamboo scaffolding and brick infill",
    np: "@@",
  },
  "project-07-d": {
    en: "Early stage of the tower with columns and reinforcement",
    np: "@@",
  },
  "project-08-a": {
    en: "Industrial warehouse with blue roof and loading doors",
    np: "@@",
  },
  "project-08-b": {
    en: "Warehouse from above",
    np: "@@",
  },
  "project-08-c": {
    en: "Steel frame of the warehouse under construction",
    np: "@@",
  },
  "project-08-d": {
    en: "Warehouse interior with pallet racks",
    np: "@@",
  },
} satisfies Record<string, Record<Language, string>>;
