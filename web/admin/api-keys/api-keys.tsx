import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { apiUrl } from "#web/api/api-url.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { KeyList } from "./key-list.tsx";
import { useApiKeyTranslation } from "./messages.ts";
import { NewKey } from "./new-key.tsx";

/** IM6: for the section of the settings, and for the account dialog of agents, who have no settings. */
export function ApiKeys() {
  const { t } = useApiKeyTranslation();
  const [isCreating, setCreating] = useState(false);
  return (
    <div className="grid max-w-text gap-5">
      <p className="text-ink-soft">
        {t("text")}{" "}
        <TextAnchor href={apiUrl("/api/docs")} target="_blank" rel="noreferrer">
          {t("docs")}
        </TextAnchor>
      </p>
      {isCreating ? (
        <NewKey onClose={() => setCreating(false)} />
      ) : (
        <Button className="sm:justify-self-start" icon={<Plus />} onClick={() => setCreating(true)}>
          {t("create")}
        </Button>
      )}
      <KeyList />
    </div>
  );
}
