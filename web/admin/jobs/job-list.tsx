import Plus from "lucide-react/icons/plus";
import { useNavigate } from "react-router";
import { type JobRow, jobRowSchema, jobStates } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { FilteredList } from "#web/admin/list/filtered-list.tsx";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { jobAddress } from "./job-address.ts";
import { JobBadges } from "./job-badges.tsx";
import { jobsPath } from "./job-calls.ts";
import { JobProgress } from "./job-progress.tsx";
import { NewJobDialog } from "./new-job-dialog.tsx";

/** CN4: those under construction first. */
export function JobList() {
  const { t } = useJobTranslation();
  const navigate = useNavigate();
  const { editing, edit, close } = useEditing();
  return (
    <FilteredList
      page={{ resource: "jobs", path: jobsPath, item: jobRowSchema, filters: ["search", "state"] }}
      title={t("title")}
      countText={(number) => t("count", { number })}
      buttons={
        <Button icon={<Plus />} onClick={() => edit("new")}>
          {t("add")}
        </Button>
      }
      searchHint={t("searchHint")}
      filters={
        <FilterSelect
          name="state"
          label={t("state")}
          any={t("anyState")}
          options={jobStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      }
      loading={t("loading")}
      failed={t("failed")}
      empty={{
        art: <EmptyProjectsArt className="h-44 w-auto text-ink" />,
        title: t("empty.title"),
        text: t("empty.text"),
      }}
      row={(row) => <Item row={row} />}
    >
      <NewJobDialog
        isOpen={editing === "new"}
        onClose={close}
        onBegun={(id) => void navigate(jobAddress(id))}
      />
    </FilteredList>
  );
}

function Item({ row }: Readonly<{ row: JobRow }>) {
  const language = useLanguage();
  return (
    <li
      data-row={row.id}
      className="grid gap-x-6 gap-y-2 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center"
    >
      <div className="min-w-0">
        <TextLink to={jobAddress(row.id)} className="-my-2.5 py-2.5">
          <LangText>{localText(row.title, language)}</LangText>
        </TextLink>
        <p className="text-sm wrap-anywhere">
          <LangText>{[row.client_name, row.place].filter(Boolean).join(" · ")}</LangText>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <JobBadges job={row} />
        </p>
      </div>
      <JobProgress progress={row.progress} />
    </li>
  );
}
