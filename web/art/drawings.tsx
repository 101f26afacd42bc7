import { FishBorder, LotusBorder } from "./borders.tsx";
import { plainBorder } from "./plain-border.tsx";
import scenes from "./scenes.svg?url";
import { createThemeDrawing } from "./theme-drawing.tsx";

type Props = Readonly<{ className?: string | undefined }>;
export const BorderFish = createThemeDrawing(FishBorder, plainBorder);
export const BorderLotus = createThemeDrawing(LotusBorder, plainBorder);

export const EmptyMessagesArt = createScene("empty-messages");
export const EmptyProjectsArt = createScene("empty-projects");
export const EmptyPropertiesArt = createScene("empty-properties");
export const EmptyRequestsArt = createScene("empty-requests");
export const ErrorArt = createScene("error");
export const FieldArt = createScene("field");
export const PeacockArt = createScene("peacock");

function createScene(id: string) {
  return createThemeDrawing(({ className }: Props) => (
    <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
      <use href={`${scenes}#${id}`} />
    </svg>
  ));
}
