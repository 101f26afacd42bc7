import { type MouseEvent, useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { useChatTranslation } from "#web/i18n/chat-messages.ts";
import { useListingTranslation } from "#web/i18n/listing-messages.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { openChat } from "#web/ui/open-chat.ts";
import { WhatsAppIcon } from "./chat-icons.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { PropertyPrice } from "./property-price.tsx";
import { useListingContact } from "./use-listing-contact.ts";

/**
 * VT2: sticks to the bottom on phones, unless enlarged text needs more than one row, or a field has the focus, which the bar
 * and a keyboard would cover together.
 */
export function ContactBar({ property }: { property: Property }) {
  const { t } = usePropertyDetailTranslation();
  const { t: listing } = useListingTranslation();
  const { t: chat } = useChatTranslation();
  const [isOpen, setOpen] = useState(false);
  const contact = useListingContact(property);
  const { call, whatsApp } = contact;
  // Without scripts, the link leads to the same ways in the card.
  const openMore = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div
      data-bottom-bar
      className="inset-x-0 bottom-0 z-30 -mx-gutter mt-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-line border-t bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @min-[16rem]:sticky-bar @min-[16rem]:flex-nowrap lg:hidden print:hidden"
    >
      <PropertyPrice
        property={property}
        hasAmountInWords={false}
        size="lg"
        className="max-[25rem]:[&>span]:text-base"
      />
      <span className="flex flex-wrap gap-2 @min-[16rem]:shrink-0 @min-[16rem]:flex-nowrap">
        <ButtonAnchor
          look="secondary"
          size="small"
          href="#contact"
          aria-label={listing("contact.more")}
          aria-haspopup="dialog"
          className="max-[22rem]:hidden px-0!"
          onClick={openMore}
        >
          <Icon name="ellipsis" className="size-5" />
        </ButtonAnchor>
        <Button
          look="secondary"
          size="small"
          aria-label={chat("chat.open")}
          aria-haspopup="dialog"
          className="px-0! noscript:hidden"
          onClick={openChat}
        >
          <Icon name="message-circle" className="size-5" />
        </Button>
        {whatsApp && (
          <ButtonAnchor
            look="secondary"
            size="small"
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            aria-label={listing("contact.whatsapp")}
            className="px-0!"
          >
            <WhatsAppIcon className="size-5" />
          </ButtonAnchor>
        )}
        {call && (
          <ButtonAnchor size="small" href={call} icon={<Icon name="phone" />}>
            <span className="max-[25rem]:sr-only">{t("callNow")}</span>
          </ButtonAnchor>
        )}
      </span>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={listing("contact.more")} size="sm">
        <ContactWays contact={contact} />
      </Dialog>
    </div>
  );
}
