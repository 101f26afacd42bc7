import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useDeferredValue, useState } from "react";
import * as z from "zod/mini";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pageOf } from "#web/api/response-schema.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const maxFound = 5;
const listingSchema = z.object({ id: z.int(), name: z.string() });

type Props = Readonly<{
  /** "" if none is chosen. */
  id: string;
  name: string;
  message: string | undefined;
  onChange: (id: string, name: string) => void;
}>;

/** LE1: the listing that a person asked about, found by its number, its name or its place. */
export function ListingField({ id, name, message, onChange }: Props) {
  const { t } = useAdminTranslation();
  if (id === "") return <ListingSearch message={message} onChange={onChange} />;
  return (
    <div>
      <p className="font-semibold text-sm">{t("leads.add.listing")}</p>
      <p className="mt-1 flex items-center justify-between gap-2 rounded-md bg-sunken pl-4">
        <span className="min-w-0 py-2 wrap-anywhere">
          #{id} <LangText>{name}</LangText>
        </span>
        <IconButton label={t("leads.add.otherListing")} onClick={() => onChange("", "")}>
          <X aria-hidden />
        </IconButton>
      </p>
      {message && <p className="mt-1.5 font-semibold text-danger-strong text-sm">{message}</p>}
    </div>
  );
}

function ListingSearch({ message, onChange }: Pick<Props, "message" | "onChange">) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const { data } = useQuery({
    queryKey: ["properties", "named", sought, language],
    queryFn: async () => {
      const query = new URLSearchParams({ search: sought, page_size: String(maxFound) });
      const headers = acceptLanguage(language);
      return (
        await callAsAdmin(
          { method: "GET", path: `/api/properties/?${query}`, headers },
          pageOf(listingSchema),
        )
      ).results;
    },
    enabled: sought !== "",
    placeholderData: (previous) => previous,
  });
  return (
    <div>
      <TextField
        label={t("leads.add.listing")}
        type="search"
        maxLength={100}
        placeholder={t("leads.add.listingHint")}
        message={message}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {sought !== "" && data && (
        <ul aria-live="polite" className="mt-1 divide-y divide-line">
          {data.map((listing) => (
            <li key={listing.id}>
              <button
                type="button"
                className="touch w-full rounded-md px-4 py-2 text-left wrap-anywhere hover:bg-sunken"
                onClick={() => onChange(String(listing.id), listing.name)}
              >
                #{listing.id} <LangText>{listing.name}</LangText>
              </button>
            </li>
          ))}
          {data.length === 0 && <li className="px-4 py-2 text-ink-soft">{t("leads.add.noListing")}</li>}
        </ul>
      )}
    </div>
  );
}
