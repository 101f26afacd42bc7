import type { ReactNode } from "react";
import { type AskedField as AskedFieldName, isAsked } from "#domain/sell/asked-fields.ts";
import { type SellPropertyType, sellPropertyTypes } from "#domain/sell/property-types.ts";

/** CSS hides what the chosen type does not have, so that it comes back with the type, and works without JavaScript. */
const hiddenFor: Readonly<Record<SellPropertyType, string>> = {
  House: "group-has-[[value=House]:checked]/sell:hidden",
  Apartment: "group-has-[[value=Apartment]:checked]/sell:hidden",
  Condo: "group-has-[[value=Condo]:checked]/sell:hidden",
  Townhouse: "group-has-[[value=Townhouse]:checked]/sell:hidden",
  Land: "group-has-[[value=Land]:checked]/sell:hidden",
};

type Props = Readonly<{ name: AskedFieldName; className?: string; children: ReactNode }>;

export function AskedField({ name, className = "", children }: Props) {
  const others = sellPropertyTypes.filter((type) => !isAsked(name, type));
  return (
    <div className={`min-w-0 ${className} ${others.map((type) => hiddenFor[type]).join(" ")}`}>
      {children}
    </div>
  );
}
