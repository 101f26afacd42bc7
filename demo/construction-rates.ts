import type { Unit } from "#domain/estimates/units.ts";

type DemoItem = Readonly<{ code: string; en: string; np: string; unit: Unit; rate: string }>;

/** CN1: invented, and marked as such. */
export const demoRateSource = "Example, not a published rate";
export const demoDistrict = "Dhanusha";
export const demoFiscalYear = 2083;

export const demoConstructionRates: readonly DemoItem[] = [
  {
    code: "2.1",
    en: "Earthwork in excavation, soft soil",
    np: "नरम माटो खन्ने काम",
    unit: "m3",
    rate: "432.60",
  },
  { code: "3.1", en: "Brick soling, flat", np: "इँटा छाप्ने (सोलिङ)", unit: "m2", rate: "1145.00" },
  { code: "4.1", en: "Concrete 1:3:6 for foundations", np: "जगको ढलान १:३:६", unit: "m3", rate: "11850.00" },
  { code: "4.4", en: "Reinforced concrete M20", np: "आर.सी.सी. ढलान एम२०", unit: "m3", rate: "14920.50" },
  {
    code: "5.1",
    en: "Reinforcement bars, cut, bent and placed",
    np: "डण्डी काट्ने, मोड्ने र बाँध्ने",
    unit: "kg",
    rate: "128.75",
  },
  { code: "6.1", en: "Brickwork 1:6", np: "इँटाको गारो १:६", unit: "m3", rate: "15480.00" },
  {
    code: "8.2",
    en: "Cement plaster 12.5 mm, 1:4",
    np: "सिमेन्ट प्लास्टर १२.५ मि.मि., १:४",
    unit: "m2",
    rate: "412.30",
  },
  { code: "9.3", en: "Floor tiles with adhesive", np: "भुइँमा टायल जडान", unit: "m2", rate: "2260.00" },
  {
    code: "10.1",
    en: "Waterproofing of wet floors",
    np: "बाथरुमको पानी नचुहिने लेप",
    unit: "m2",
    rate: "985.00",
  },
  { code: "12.1", en: "Unskilled worker", np: "ज्यामी", unit: "day", rate: "525.00" },
];
