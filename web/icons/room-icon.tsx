import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import Toilet from "lucide-react/icons/toilet";
import type { RoomFact } from "#domain/properties/rooms.ts";

const icons = { bedrooms: BedDouble, bathrooms: Bath, washrooms: Toilet } satisfies Record<RoomFact, unknown>;

export function RoomIcon({ fact }: { fact: RoomFact }) {
  const Icon = icons[fact];
  return <Icon aria-hidden className="size-4" />;
}
