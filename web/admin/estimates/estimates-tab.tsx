import Calculator from "lucide-react/icons/calculator";
import Tags from "lucide-react/icons/tags";
import { readRowId } from "#domain/row-id.ts";
import { Catalogue } from "#web/admin/construction-rates/catalogue.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { ViewSwitch } from "#web/admin/list/view-switch.tsx";
import { estimateParameter } from "./estimate-address.ts";
import { EstimateList } from "./estimate-list.tsx";
import { EstimateView } from "./estimate-view.tsx";

/** CN1, CN2: the estimate that the URL names, else all of them, or the catalogue of rates. */
export function EstimatesTab() {
  const { t } = useEstimateTranslation();
  const address = useListParameters();
  const id = readRowId(address.get(estimateParameter));
  if (id !== undefined) return <EstimateView key={id} id={id} />;
  const view = address.get("view") === "rates" ? "rates" : "estimates";
  const views = (
    <ViewSwitch
      views={{ estimates: Calculator, rates: Tags }}
      view={view}
      labelOf={(name) => t(`views.${name}`)}
      onChoose={(name) =>
        address.change({ view: name === "rates" ? name : null, search: null, state: null, lead: null })
      }
    />
  );
  return view === "rates" ? <Catalogue views={views} /> : <EstimateList views={views} />;
}
