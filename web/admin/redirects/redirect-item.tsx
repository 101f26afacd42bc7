import Pencil from "lucide-react/icons/pencil";
import QrCodeIcon from "lucide-react/icons/qr-code";
import type { ListedRedirect } from "#domain/redirects/redirect.ts";
import { DeleteButton } from "#web/admin/list/row-actions.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { useRedirectTranslation } from "./redirect-messages.ts";

export type RedirectActions = Readonly<{
  onEdit: (redirect: ListedRedirect) => void;
  onShowCode: (redirect: ListedRedirect) => void;
  onDelete: (redirect: ListedRedirect) => void;
}>;

type Props = Readonly<{ redirect: ListedRedirect; actions: RedirectActions }>;

export function RedirectItem({ redirect, actions }: Props) {
  const { t } = useRedirectTranslation();
  const { path: name } = redirect;
  return (
    <li
      data-row={redirect.id}
      className="grid items-start gap-x-6 gap-y-3 border-line border-b py-4 sm:grid-cols-[1fr_auto]"
    >
      <RedirectFacts redirect={redirect} />
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton
          icon={<Pencil />}
          aria-label={t("editOf", { name })}
          onClick={() => actions.onEdit(redirect)}
        >
          {t("edit")}
        </SmallButton>
        <Button
          look="quiet"
          size="small"
          icon={<QrCodeIcon />}
          aria-label={t("code.openOf", { name })}
          onClick={() => actions.onShowCode(redirect)}
        >
          {t("code.open")}
        </Button>
        <span className="max-sm:ml-auto">
          <DeleteButton label={t("deletion.of", { name })} onClick={() => actions.onDelete(redirect)} />
        </span>
      </div>
    </li>
  );
}

function RedirectFacts({ redirect }: Pick<Props, "redirect">) {
  const { t } = useRedirectTranslation();
  const format = useFormat();
  const { path, target, hits, last_hit_at: lastHitAt } = redirect;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no" className="wrap-anywhere font-semibold text-lg">
          <LangText>{path}</LangText>
        </span>
        {redirect.is_permanent && <Badge>{t("permanent")}</Badge>}
        {redirect.origin === "imported" && <Badge tone="blue">{t("old")}</Badge>}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {t("leadsTo")}{" "}
        <TextAnchor href={target} target="_blank" rel="noreferrer" translate="no">
          {readable(target)}
        </TextAnchor>
      </p>
      <p className="figures text-sm">
        {lastHitAt === null ? (
          t("never")
        ) : (
          <>
            {t("uses", { count: format.number(hits) })} · {t("lastUse")} <DateText iso={lastHitAt} />
          </>
        )}
      </p>
    </div>
  );
}

/** Devanagari instead of its codes. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
