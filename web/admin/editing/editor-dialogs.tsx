import { ConflictDialog } from "./conflict-dialog.tsx";
import { SessionEndedDialog } from "./session-ended-dialog.tsx";
import type { EditorState } from "./use-editor.ts";

type Props = Readonly<{ editor: Pick<EditorState, "leaveDialog" | "conflict" | "sessionEnd"> }>;

/** What an editor asks: whether to leave, which version stays, and to log in again. */
export function EditorDialogs({ editor: { leaveDialog, conflict, sessionEnd } }: Props) {
  return (
    <>
      {leaveDialog}
      {conflict && <ConflictDialog {...conflict} />}
      <SessionEndedDialog {...sessionEnd} />
    </>
  );
}
