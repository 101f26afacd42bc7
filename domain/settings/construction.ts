import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { itemId, itemList, localName } from "./fields.ts";

const maxTemplates = 20;
const maxStages = 40;
const maxWeight = 9999;

const stageSchema = z.object({
  id: itemId,
  name: localName,
  weight: z
    .number(fieldCode("number_invalid"))
    .check(z.gt(0, fieldCode("above_zero")), z.lte(maxWeight, fieldCode("too_big"))),
});
const templateSchema = z.object({ id: itemId, name: localName, stages: itemList(stageSchema, maxStages) });
type StageTemplate = z.output<typeof templateSchema>;

const stage = (id: string, weight: number, en: string, np: string) => ({ id, weight, name: { en, np } });

/** CN4: an example, and its name says so. The weights are no measure of cost. */
export const exampleTemplates: StageTemplate[] = [
  {
    id: "example-house",
    name: { en: "House with a frame of columns (example)", np: "पिलरवाला घर (नमुना)" },
    stages: [
      stage("plinth", 15, "Foundation and plinth", "जग र प्लिन्थ"),
      stage("frame", 25, "Columns, beams and slab", "पिलर, बिम र ढलान"),
      stage("walls", 20, "Brick walls", "इँटाको गारो"),
      stage("services", 10, "Doors, windows, wiring and pipes", "झ्याल, ढोका, बिजुली र पाइप"),
      stage("plaster", 15, "Plaster and floors", "प्लास्टर र भुइँ"),
      stage("finish", 15, "Paint and finishing", "रङ र फिनिसिङ"),
    ],
  },
];

/** CN1 to CN4: whether the company builds. While it is off, nothing of it is shown or answered (decision 82). */
export const constructionSchema = z.object({
  isOn: z.boolean(),
  /** The stages that a job can begin with. A job copies them. */
  templates: z._default(itemList(templateSchema, maxTemplates), exampleTemplates),
});
