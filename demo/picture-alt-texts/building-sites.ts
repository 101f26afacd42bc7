import type { Language } from "#domain/language.ts";

/** CN5: one house from the plinth to its walls. */
export const buildingSiteAltTexts = {
  "site-01-stage-1-south": {
    en: "Plinth of a house with column reinforcement, from the south",
    np: "घरको प्लिन्थ र पिलरको डन्डी, दक्षिणबाट",
  },
  "site-01-stage-1-east": {
    en: "Plinth of a house with column reinforcement, from the east",
    np: "घरको प्लिन्थ र पिलरको डन्डी, पूर्वबाट",
  },
  "site-01-stage-2-south": {
    en: "Ground floor of a house under construction, its slab on bamboo props, from the south",
    np: "बन्दै गरेको घरको भुइँतला, बाँसको टेकोमा ढलान, दक्षिणबाट",
  },
  "site-01-stage-2-west": {
    en: "Ground floor of a house under construction, its slab on bamboo props, from the west",
    np: "बन्दै गरेको घरको भुइँतला, बाँसको टेकोमा ढलान, पश्चिमबाट",
  },
  "site-01-stage-3-south": {
    en: "Concrete frame of a three-storey house with bamboo scaffolding, from the south",
    np: "तीनतले घरको ढलान संरचना र बाँसको खट, दक्षिणबाट",
  },
  "site-01-stage-3-north": {
    en: "Concrete frame of a three-storey house with bamboo scaffolding, from the north",
    np: "तीनतले घरको ढलान संरचना र बाँसको खट, उत्तरबाट",
  },
  "site-01-stage-4-south": {
    en: "Brickwork of a three-storey house, from the south",
    np: "तीनतले घरको इँटाको गारो, दक्षिणबाट",
  },
  "site-01-stage-4-east": {
    en: "Brickwork of a three-storey house, from the east",
    np: "तीनतले घरको इँटाको गारो, पूर्वबाट",
  },
  "site-01-stage-4-north": {
    en: "Brickwork of a three-storey house, from the north",
    np: "तीनतले घरको इँटाको गारो, उत्तरबाट",
  },
  "site-01-stage-4-west": {
    en: "Brickwork of a three-storey house, from the west",
    np: "तीनतले घरको इँटाको गारो, पश्चिमबाट",
  },
} satisfies Record<string, Record<Language, string>>;
