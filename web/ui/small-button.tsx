import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** For what can be done with one of several things, such as a row of a list. */
export function SmallButton(props: Omit<ComponentProps<typeof Button>, "look" | "size">) {
  return <Button look="secondary" size="small" {...props} />;
}
