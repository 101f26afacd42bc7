import { useListingTranslation } from "#web/i18n/listing-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { usePublicUrl } from "#web/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { useShare } from "./use-share.tsx";

type Props = Readonly<{
  /** What is shared. */
  title: string;
  /** The plain path of the page. */
  path: string;
  text: string;
  /** The page has a printed form of its own. */
  canPrint?: boolean;
}>;

/** VT6: shares or prints the page. Both need scripts, so without them the buttons are hidden. */
export function PageActions({ title, path, text, canPrint = false }: Props) {
  const { t } = useListingTranslation();
  const { share, fallback } = useShare();
  const url = usePublicUrl() + usePageAddress()(path);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon name="share-2" />}
        onClick={() =>
          void share({ title, text, url }, { title: t("share.copied"), text: t("share.copiedText") })
        }
        className="noscript:hidden"
      >
        {t("share.button")}
      </Button>
      {canPrint && (
        <Button
          look="secondary"
          size="small"
          icon={<Icon name="printer" />}
          onClick={() => window.print()}
          className="noscript:hidden"
        >
          {t("print")}
        </Button>
      )}
      {fallback}
    </>
  );
}
