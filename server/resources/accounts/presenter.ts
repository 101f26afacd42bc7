import type { Invitation, ListedAccount, ListedSession } from "#domain/session/accounts.ts";
import { readDevice } from "#domain/session/device.ts";
import { roleOf } from "#domain/session/rights.ts";
import type { listSessions } from "#server/platform/session/repository.ts";
import type { InvitationRow } from "./invitations.ts";
import type { AccountRow } from "./repository.ts";

export function presentAccount(row: AccountRow): ListedAccount {
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    role: roleOf(row),
    email: row.email,
    phone: row.phone,
    is_disabled: row.is_disabled,
    can_see_papers: row.can_see_papers,
    has_second_factor: Boolean(row.has_second_factor),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    email: row.email,
    invited_by: row.invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export function presentSession(row: SessionRow, currentId: string): ListedSession {
  return {
    id: row.id,
    is_current: row.id === currentId,
    ...readDevice(row.user_agent),
    network: row.network,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
