import { useState } from "react";
import { usePictureTranslation } from "#web/i18n/picture-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { SortHandle, sortPosition } from "#web/ui/sort-handle.tsx";
import { useFileUrl } from "#web/ui/use-file-url.ts";
import type { UploadState } from "./pictures/picture-uploads.ts";
import { useProblemMessages } from "./use-problem-messages.ts";

const sortedList = "pictures";

type Props = Readonly<{
  picture: PickedFile;
  position: number;
  total: number;
  /** Missing for a picture that is stored. */
  upload: UploadState | undefined;
  isDisabled: boolean;
  /** Whether a dragged picture would take its place. */
  isTarget: boolean;
  /** The position beneath a dragged picture, or null at the end. */
  onDrag: (target: number | null) => void;
  onMove: (from: number, to: number) => void;
  onRetry: () => void;
  onRemove: () => void;
}>;

/** A picture with its upload. Its handle moves it: dragged by mouse or finger, or with the arrow keys. */
export function PictureTile({ picture, position, total, upload, isDisabled, isTarget, ...on }: Props) {
  const { t } = usePictureTranslation();
  const format = useFormat();
  const { name } = picture;
  const isSent = upload === undefined || upload.status === "done";

  return (
    <li
      {...sortPosition(sortedList, position)}
      className={`flex flex-col overflow-hidden rounded-md border bg-surface ${isTarget ? "border-indigo ring-2 ring-indigo" : "border-line"}`}
    >
      <div className="relative grid aspect-4/3 place-items-center bg-sunken text-ink-soft">
        <Preview picture={picture} upload={upload} />
        <span className="absolute top-2 left-2 flex items-center gap-1.5">
          <span className="figures grid size-7 place-items-center rounded-full bg-night font-semibold text-on-night text-xs">
            {format.number(position + 1)}
          </span>
          {position === 0 && total > 1 && <Badge tone="green">{t("cover")}</Badge>}
        </span>
      </div>
      <div className="grow px-3 pt-2 text-sm">
        <span className="block truncate">{name}</span>
        {upload && <UploadLine name={name} upload={upload} onRetry={on.onRetry} />}
      </div>
      <div className="flex items-center">
        <SortHandle
          label={t("move", { name })}
          help={t("moveHelp")}
          list={sortedList}
          position={position}
          total={total}
          isDisabled={isDisabled}
          onDrag={on.onDrag}
          onMove={on.onMove}
        />
        <span className="grow" />
        {position > 0 && (
          <IconButton
            label={t("makeCover", { name })}
            disabled={isDisabled}
            onClick={() => on.onMove(position, 0)}
          >
            <Icon name="star" />
          </IconButton>
        )}
        <IconButton
          label={t(isSent ? "remove" : "cancel", { name })}
          disabled={isDisabled}
          onClick={on.onRemove}
        >
          <Icon name="x" />
        </IconButton>
      </div>
    </li>
  );
}

/** What is sent; for a HEIC that the browser can't show, the blurred placeholder of the server. */
function Preview({ picture, upload }: Pick<Props, "picture" | "upload">) {
  const [failed, setFailed] = useState<string>();
  const local = useFileUrl(picture);
  const own = upload ? upload.preview : local;
  const url = own !== undefined && own !== failed ? own : upload?.stored?.placeholder;
  if (!url || url === failed) return <Icon name="image" className="size-8" />;
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setFailed(url)}
      className="size-full object-cover"
    />
  );
}

type LineProps = Readonly<{ name: string; upload: UploadState; onRetry: () => void }>;

function UploadLine({ name, upload: { status, progress, failure }, onRetry }: LineProps) {
  const { t } = usePictureTranslation();
  const messages = useProblemMessages();
  if (status === "sending")
    return <ProgressBar label={t("sending", { name })} value={progress} className="my-1.5" />;
  if (status !== "failed")
    return (
      <span className={`text-xs ${status === "paused" ? "text-danger-strong" : "text-ink-soft"}`}>
        {t(`${status}`)}
      </span>
    );
  const code = failure?.fieldCodes().get("image");
  const reason = code ? messages.field(code) : failure && messages.reason(failure);
  return (
    <span className="block text-danger-strong text-xs">
      {t("failed")} {reason}
      <button
        type="button"
        aria-label={t("retryName", { name })}
        onClick={onRetry}
        className="touch inline-flex items-center gap-1 font-semibold text-indigo underline"
      >
        <Icon name="rotate-cw" className="size-3.5" />
        {t("retry")}
      </button>
    </span>
  );
}
