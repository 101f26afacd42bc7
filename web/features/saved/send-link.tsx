import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { useShare } from "#web/sharing/use-share.tsx";
import { usePublicUrl } from "#web/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";

type Props = Readonly<{
  /** The plain path that the link opens. */
  path: string;
  label: string;
}>;

/** VT1: one link that opens the same listings for another person. */
export function SendLink({ path, label }: Props) {
  const { t } = useSavedTranslation();
  const { share, fallback } = useShare();
  const url = usePublicUrl() + usePageAddress()(path);
  return (
    <>
      <Button
        look="secondary"
        icon={<Icon name="share-2" />}
        onClick={() =>
          void share({ title: t("send.title"), url }, { title: t("send.copied"), text: t("send.copiedText") })
        }
        className="noscript:hidden"
      >
        {label}
      </Button>
      {fallback}
    </>
  );
}
