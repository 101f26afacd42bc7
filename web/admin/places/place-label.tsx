import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePlaceNames } from "./use-place-names.ts";

/** The name and the district of a local level. Without a connection, its id. */
export function PlaceLabel({ value }: Readonly<{ value: string }>) {
  const { names, isLoading } = usePlaceNames(value);
  return isLoading ? <Skeleton className="h-5 w-40" /> : (names?.label ?? value);
}
