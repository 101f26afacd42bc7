import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { JobPicture } from "#domain/jobs/public-job.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { loadJobPictures } from "./job-calls.ts";

type Props = Readonly<{
  jobId: number;
  /** Keys, in the order in which they are shown. They may be of pictures that are not loaded yet. */
  chosen: readonly string[];
  message: string | undefined;
  onChange: (keys: string[]) => void;
}>;

/** CN4: which pictures of the diary visitors see. A diary may have thousands, so they come page by page. */
export function PictureChoice({ jobId, chosen, message, onChange }: Props) {
  const { t } = useJobTranslation();
  const format = useFormat();
  const messageId = useId();
  const query = useInfiniteQuery({
    queryKey: ["jobs", "pictures", jobId],
    queryFn: ({ pageParam }) => loadJobPictures(jobId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
    gcTime: 0,
  });
  // An entry that arrives meanwhile moves pictures to the next page.
  const pictures = [
    ...new Map(
      query.data?.pages.flatMap(({ results }) => results.map((one) => [one.id, one] as const)),
    ).values(),
  ];
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <fieldset className="min-w-0" aria-describedby={message ? messageId : undefined}>
      <legend className="mb-2 font-semibold">{t("public.pictures")}</legend>
      <p className="mb-2 text-ink-soft text-sm" role="status">
        {query.data &&
          (pictures.length === 0
            ? t("public.noPictures")
            : t("public.chosen", { number: format.number(chosen.length) }))}
      </p>
      {message && (
        <p id={messageId} className="mb-2 flex items-start gap-1.5 text-sm text-danger-strong">
          <Icon name="circle-alert" className="mt-[0.3em] size-4 shrink-0" />
          {message}
        </p>
      )}
      {query.isPending && (
        <SkeletonGroup label={t("loadingOne")}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Choice
              shown={picture}
              isChosen={chosen.includes(picture.picture.key)}
              onToggle={() => toggle(picture.picture.key)}
            />
          </li>
        ))}
      </ul>
      {query.isError && <QueryError title={t("public.picturesFailed")} query={query} />}
      {query.hasNextPage && !query.isError && (
        <Button
          look="secondary"
          className="mt-4"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("public.morePictures")}
        </Button>
      )}
    </fieldset>
  );
}

type ChoiceProps = Readonly<{ shown: JobPicture; isChosen: boolean; onToggle: () => void }>;

function Choice({ shown: { picture, day, side }, isChosen, onToggle }: ChoiceProps) {
  const { t } = useJobTranslation();
  return (
    <label className="grid cursor-pointer gap-1">
      <Picture
        picture={picture}
        alt={side ? t(`public.sides.${side}`) : ""}
        sizes="10rem"
        className="aspect-4/3 w-full rounded-md object-cover"
      />
      <span className="flex min-h-touch items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-madder-edge"
          checked={isChosen}
          onChange={onToggle}
        />
        <span>
          <DateText iso={day} /> {side && t(`public.sides.${side}`)}
        </span>
      </span>
    </label>
  );
}
