import type { RoomFact } from "#domain/properties/rooms.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

const icons = { bedrooms: "bed-double", bathrooms: "bath", washrooms: "toilet" } satisfies Record<
  RoomFact,
  IconName
>;

export function RoomIcon({ fact }: { fact: RoomFact }) {
  return <Icon name={icons[fact]} />;
}
