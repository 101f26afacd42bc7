import { useEffect, useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/**
 * LD5: a draft or withdrawn property at its own address, for staff with a session in this browser. For the server and
 * everyone else the page does not exist, so nothing of it can be cached or indexed.
 */
export function useStaffPreview(id: number | undefined): Property | undefined {
  const language = useLanguage();
  const [property, setProperty] = useState<Property>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const load = async () => {
      // Visitors have no session and load none of the dashboard's code.
      if (!hasSession()) return;
      const { fetchProperty } = await import("#web/admin/properties/property-calls.ts");
      const found = await fetchProperty(id, language);
      if (isCurrent) setProperty(found);
    };
    // Without a valid session the page stays "not found".
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
      setProperty(undefined);
    };
  }, [id, language]);
  return property?.id === id ? property : undefined;
}

function hasSession(): boolean {
  try {
    return localStorage.getItem("session") !== null;
  } catch {
    return false;
  }
}
