import type { ReactNode } from "react";
import { useListingTranslation } from "#web/i18n/listing-messages.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { useCopyText } from "#web/sharing/use-copy-text.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { ViberIcon, WhatsAppIcon } from "./chat-icons.tsx";
import type { useListingContact } from "./use-listing-contact.ts";

type Props = Readonly<{ contact: ReturnType<typeof useListingContact> }>;

/** VT2: everything but the call. Copying needs scripts; the links work without. */
export function ContactWays({ contact: { whatsApp, viber, mail, message } }: Props) {
  const { t } = usePropertyDetailTranslation();
  const { t: listing } = useListingTranslation();
  const { copy, fallback } = useCopyText();
  const copyMessage = (text: string) => void copy(message, { title: listing("contact.copied"), text });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {whatsApp && (
        <Way href={whatsApp} icon={<WhatsAppIcon className="size-5" />}>
          {listing("contact.whatsapp")}
        </Way>
      )}
      {viber && (
        <Way
          href={viber}
          icon={<ViberIcon className="size-5" />}
          onClick={() => copyMessage(listing("contact.copiedForViber"))}
        >
          {listing("contact.viber")}
        </Way>
      )}
      <Button
        look="secondary"
        size="small"
        icon={<Icon name="copy" />}
        onClick={() => copyMessage(listing("contact.copiedText"))}
        className="noscript:hidden"
      >
        {listing("contact.copy")}
      </Button>
      {mail && (
        <Way href={mail} icon={<Icon name="mail" />}>
          {t("sendEmail")}
        </Way>
      )}
      {fallback}
    </div>
  );
}

type WayProps = Readonly<{ href: string; icon: ReactNode; onClick?: () => void; children: string }>;

function Way({ href, ...rest }: WayProps) {
  // A link to another site opens beside the listing.
  const target = href.startsWith("https:") ? ({ target: "_blank", rel: "noreferrer" } as const) : {};
  return <ButtonAnchor look="secondary" size="small" href={href} {...target} {...rest} />;
}
