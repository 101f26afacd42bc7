import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type * as z from "zod/mini";
import type { Job } from "#domain/jobs/job.ts";
import { type PublicJob, publicJobSchema } from "#domain/jobs/public-job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { projectTypes } from "#domain/projects/kinds.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { loadPublicJob, publishJob } from "./job-calls.ts";
import { PictureChoice } from "./picture-choice.tsx";

type Values = Readonly<{
  title: { en: string; np: string };
  place: string;
  proj_type: string;
  description: { en: string; np: string };
  pictures: string[];
}>;
type Props = Readonly<{ job: Job; isOpen: boolean; onClose: () => void }>;

const schema = publicJobSchema as z.ZodMiniType<PublicJob, Values>;

/** CN4: what visitors see of the job. */
export function PublishDialog({ job, isOpen, onClose }: Props) {
  const { t } = useJobTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t("public.title")}>
      {(footer) => <Loaded job={job} footer={footer} onClose={onClose} />}
    </FormDialog>
  );
}

type LoadedProps = Omit<Props, "isOpen"> & Readonly<{ footer: HTMLElement | null }>;

function Loaded({ job, footer, onClose }: LoadedProps) {
  const { t } = useJobTranslation();
  const query = useQuery({
    queryKey: ["jobs", "public", job.id],
    queryFn: () => loadPublicJob(job.id),
    gcTime: 0,
  });
  const { title, place } = job;
  const first = {
    title,
    place,
    proj_type: "Residential" as const,
    description: { en: "", np: "" },
    pictures: [],
  };
  return (
    <QueryContent query={query} loading={t("loadingOne")} failed={t("failedOne")}>
      {({ shown }) => <PublishForm job={job} footer={footer} shown={shown ?? first} onClose={onClose} />}
    </QueryContent>
  );
}

type FormProps = LoadedProps & Readonly<{ shown: PublicJob }>;

function PublishForm({ job, footer, shown, onClose }: FormProps) {
  const { t } = useJobTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema,
    defaultValues: { ...shown, pictures: [...shown.pictures] },
    async send(input, attempt) {
      await publishJob(job.id, input, attempt);
      showToast({ tone: "success", title: t("public.done") });
      await client.invalidateQueries({ queryKey: ["jobs"] });
      onClose();
    },
  });
  const { field } = form;
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("public.save")}>
      <p className="text-ink-soft">{t("public.help")}</p>
      <TextPair
        label={t("fields.title")}
        maxLength={maxLengths.name}
        control={(language) => field(`title.${language}`)}
      />
      <FormRow>
        <TextField label={t("fields.place")} required maxLength={maxLengths.address} {...field("place")} />
        <SelectField
          label={t("public.type")}
          options={projectTypes.map((value) => ({ value, label: t(`public.types.${value}`) }))}
          {...field("proj_type")}
        />
      </FormRow>
      <TextPair
        label={t("public.description")}
        maxLength={maxLengths.text}
        isLong
        control={(language) => field(`description.${language}`)}
      />
      <PictureChoice
        jobId={job.id}
        chosen={form.watch("pictures")}
        message={field("pictures").message}
        onChange={(keys) => form.setValue("pictures", keys, { shouldValidate: true })}
      />
    </SimpleForm>
  );
}
