import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { KeyScope } from "#domain/api-keys/key-scopes.ts";
import type { HistoryAction } from "#domain/history/entry.ts";
import type { Role } from "#domain/session/rights.ts";
import type { CreatedAt, UpdatedAt } from "./shared-columns.ts";

/** Accounts, their sessions, and the history of what they change. */
export interface AccountTables {
  row_history: RowHistoryTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  secrets: SecretsTable;
  api_keys: ApiKeysTable;
}

/** Written by triggers (docs/schema.md). The values are named like the columns of their table. */
interface RowHistoryTable {
  id: GeneratedAlways<number>;
  table_name: string;
  row_id: number;
  changed_at: Generated<Date>;
  transaction_id: Generated<string>;
  account_id: number | null;
  action: HistoryAction;
  before: Generated<Record<string, unknown>>;
  after: Generated<Record<string, unknown>>;
}

interface AccountsTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  is_agent: ColumnType<boolean, boolean | undefined, boolean>;
  is_staff: ColumnType<boolean, boolean | undefined, boolean>;
  is_disabled: ColumnType<boolean, boolean | undefined, boolean>;
  can_see_papers: ColumnType<boolean, boolean | undefined, boolean>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  display_name: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Generated<string>;
  account_id: number;
  created_at: CreatedAt;
  expires_at: Date;
  revoked_at: Date | null;
  generation: Generated<number>;
  rotated_at: Date | null;
  user_agent: Generated<string | null>;
  network: Generated<string | null>;
  last_used_at: Generated<Date | null>;
}

interface InvitationsTable {
  id: Generated<number>;
  token_hash: Buffer;
  username: string;
  role: Role;
  email: string | null;
  invited_by: number;
  created_at: UpdatedAt;
  expires_at: Date;
}

interface SecondFactorsTable {
  account_id: number;
  secret: Buffer;
  confirmed_at: ColumnType<Date | null, never, Date>;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  account_id: number;
  code: Buffer;
}

interface SecretsTable {
  name: string;
  value: Buffer;
  created_at: CreatedAt;
}

interface ApiKeysTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: KeyScope[];
  created_at: CreatedAt;
  expires_at: Date | null;
  last_used_at: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
}
