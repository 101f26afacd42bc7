import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import type { Webhook } from "#domain/webhooks/webhook.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { EditWebhook } from "./edit-webhook.tsx";
import { useWebhookTranslation } from "./messages.ts";
import { RotateSecret } from "./rotate-secret.tsx";
import { useWebhookActions } from "./use-webhook-actions.ts";

type Panel = "log" | "edit" | "rotate";
type State = "active" | "failing" | "off";

const tones: Readonly<Record<State, BadgeTone>> = { active: "green", failing: "orange", off: "grey" };

function stateOf({ is_active: isActive, failing_since: since }: Webhook): State {
  if (!isActive) return "off";
  return since === null ? "active" : "failing";
}

type Props = Readonly<{ webhook: Webhook; onDelete: () => void }>;

export function WebhookItem({ webhook, onDelete }: Props) {
  const { t, messages } = useWebhookTranslation();
  const [panel, setPanel] = useState<Panel>();
  const { change, test } = useWebhookActions(webhook.id);
  const { name, url, events, is_active: isActive } = webhook;
  const state = stateOf(webhook);
  const close = () => setPanel(undefined);
  const toggle = (next: Panel) => setPanel(panel === next ? undefined : next);
  const askToRemove = () => {
    // An open log would still be read when it is gone.
    close();
    onDelete();
  };
  const actions = [
    ...(isActive ? [{ key: "test", label: t("test"), onPress: () => test.mutate() }] : []),
    { key: "rotate", label: t("rotate"), onPress: () => setPanel("rotate") },
    {
      key: "switch",
      label: t(isActive ? "switchOff" : "switchOn"),
      onPress: () => change.mutate({ is_active: !isActive }),
    },
    { key: "remove", label: t("remove"), onPress: askToRemove },
  ];
  return (
    <li className="grid gap-4 border-line border-b py-4">
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere font-semibold">{name}</span>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </p>
          <p translate="no" className="wrap-anywhere text-sm">
            {url}
          </p>
          <p className="text-ink-soft text-sm">{events.map((event) => messages.event[event]).join(" · ")}</p>
          <WebhookTimes webhook={webhook} />
        </div>
        <div className="flex items-center gap-2">
          <SmallButton
            aria-label={t("logOf", { name })}
            aria-expanded={panel === "log"}
            onClick={() => toggle("log")}
          >
            {t("log")}
          </SmallButton>
          <SmallButton
            aria-label={t("editOf", { name })}
            aria-expanded={panel === "edit"}
            onClick={() => toggle("edit")}
          >
            {t("edit")}
          </SmallButton>
          <ActionMenu
            label={t("moreOf", { name })}
            title={name}
            icon={<Ellipsis aria-hidden />}
            actions={actions}
          />
        </div>
      </div>
      {webhook.switched_off_at !== null && (
        <Notice tone="warning" title={t("switchedOff")}>
          <DateTimeText iso={webhook.switched_off_at} />
        </Notice>
      )}
      {panel === "log" && <DeliveryLog webhook={webhook} />}
      {panel === "edit" && <EditWebhook webhook={webhook} onClose={close} />}
      {panel === "rotate" && <RotateSecret webhook={webhook} onClose={close} />}
    </li>
  );
}

function WebhookTimes({ webhook }: Readonly<{ webhook: Webhook }>) {
  const { t } = useWebhookTranslation();
  const { is_active: isActive, failing_since: failing, previous_secret_until: until } = webhook;
  return (
    <>
      {isActive && failing !== null && (
        <p className="text-sm">
          {t("failingSince")} <DateTimeText iso={failing} />
        </p>
      )}
      {until !== null && (
        <p className="text-ink-soft text-sm">
          {t("oldSecretUntil")} <DateTimeText iso={until} />
        </p>
      )}
    </>
  );
}
