import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import Ruler from "lucide-react/icons/ruler";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { useSubmissionLabels } from "./use-submission-labels.ts";

type Props = Readonly<{
  submission: Pick<LooseSubmission, "no_of_bedrooms" | "no_of_bathrooms" | "area">;
}>;

/** Bedrooms, bathrooms and area, each only if the owner gave it. */
export function SubmissionRooms({ submission }: Props) {
  const labels = useSubmissionLabels();
  const { no_of_bedrooms: beds, no_of_bathrooms: baths, area } = submission;
  if (beds === null && baths === null && area === null) return null;
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
      {beds !== null && (
        <li className="flex items-center gap-1.5">
          <BedDouble aria-hidden className="size-4" />
          {labels.beds(beds)}
        </li>
      )}
      {baths !== null && (
        <li className="flex items-center gap-1.5">
          <Bath aria-hidden className="size-4" />
          {labels.baths(baths)}
        </li>
      )}
      {area !== null && (
        <li className="flex items-center gap-1.5">
          <Ruler aria-hidden className="size-4" />
          {labels.area(area)}
        </li>
      )}
    </ul>
  );
}
