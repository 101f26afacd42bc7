import { keysOf } from "#domain/keys-of.ts";

export const roles = ["admin", "agent"] as const;
export type Role = (typeof roles)[number];

/** Which rows a role may work with: all of them, those that it owns, or none. */
export type AccessScope = "all" | "own" | "none";

/**
 * LE8: the table of rights. Each guarded route names its right; the server enforces it, and the dashboard shows what the role
 * may use. A right with "own" is also checked for each row (server/platform/http/owned-rows.ts).
 */
export const rights = {
  /** One's own account, and what the dashboard needs itself, such as uploads of pictures. */
  dashboard: { admin: "all", agent: "all" },
  listings: { admin: "all", agent: "own" },
  leads: { admin: "all", agent: "own" },
  /** History of a row, trash, and changes of several rows at once: of listings and leads. */
  rows: { admin: "all", agent: "own" },
  projects: { admin: "all", agent: "none" },
  /** CN1 to CN3: estimates and their rates. No estimate is an agent's own (decision 82). */
  construction: { admin: "all", agent: "none" },
  /** Whether a listing that an agent wants to publish is shown to visitors. */
  approvals: { admin: "all", agent: "none" },
  /** Who owns a listing or a lead. */
  owners: { admin: "all", agent: "none" },
  exports: { admin: "all", agent: "none" },
  /** Deletion that can't be taken back. */
  purge: { admin: "all", agent: "none" },
  /** ST1: what the company says about itself. */
  settings: { admin: "all", agent: "none" },
  accounts: { admin: "all", agent: "none" },
  /** LD7: needs the permission of the account, too. */
  papers: { admin: "all", agent: "none" },
  /** Everything else, such as the search of the history, proposed places and mails that failed. */
  admin: { admin: "all", agent: "none" },
} as const satisfies Record<string, Record<Role, AccessScope>>;
export type Right = keyof typeof rights;

export const rightNames = keysOf(rights);

export function isRight(name: string): name is Right {
  return Object.hasOwn(rights, name);
}

/** An account without a role can only log in. */
export function accessScopeOf(role: Role | null, right: Right): AccessScope {
  return role === null ? "none" : rights[right][role];
}

export function roleOf({
  is_admin,
  is_agent = false,
}: Readonly<{ is_admin: boolean; is_agent?: boolean | undefined }>): Role | null {
  if (is_admin) return "admin";
  return is_agent ? "agent" : null;
}
