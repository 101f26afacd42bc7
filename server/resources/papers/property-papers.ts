import type { Papers, PapersInput } from "#domain/papers/papers.ts";
import type { Database } from "#server/platform/database/database.ts";
import { entityTag, requireMatch } from "#server/platform/http/entity-tag.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import { presentPapers } from "./presenter.ts";
import { findFacts, findScans, type SealedFacts, writeFacts } from "./repository.ts";
import { type PaperDependencies, type PaperRequest, record, underLock } from "./scans.ts";
import { openFacts, sealFacts } from "./sealed-records.ts";

export type TaggedPapers = Readonly<{ papers: Papers; tag: string }>;

/** LD7: the facts of a property. Every method that reveals or changes something records it in the same transaction. */
export class PropertyPapers {
  readonly #database: Database;
  readonly #vault: Vault;

  constructor({ database, vault }: Pick<PaperDependencies, "database" | "vault">) {
    this.#database = database;
    this.#vault = vault;
  }

  async read(request: PaperRequest): Promise<TaggedPapers> {
    return underLock(this.#database, request, async (transaction) => {
      await record(transaction, request, "read");
      return this.#load(transaction, request.owner.id);
    });
  }

  /** Writing the same again is no conflict, so that a client without a response can repeat the call. */
  async write(request: PaperRequest, input: PapersInput, ifMatch: string | undefined): Promise<TaggedPapers> {
    const propertyId = request.owner.id;
    const outcome = await underLock(this.#database, request, async (transaction) => {
      const facts = await findFacts(transaction, propertyId);
      if (facts && isSame(openFacts(this.#vault, propertyId, facts.sealed), input)) {
        await record(transaction, request, "read");
        return this.#load(transaction, propertyId);
      }
      const conflict = await this.#findConflict(transaction, propertyId, facts, ifMatch);
      if (conflict) {
        // The response contains the current papers. An error would roll the record back, so it is thrown after the commit.
        await record(transaction, request, "read");
        return conflict;
      }
      await writeFacts(transaction, propertyId, sealFacts(this.#vault, propertyId, input));
      await record(transaction, request, "changed");
      return this.#load(transaction, propertyId);
    });
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  }

  async #load(transaction: Database, propertyId: number): Promise<TaggedPapers> {
    const facts = await findFacts(transaction, propertyId);
    const scans = await findScans(transaction, { kind: "property", id: propertyId });
    return { papers: presentPapers(this.#vault, propertyId, facts, scans), tag: entityTag(versionOf(facts)) };
  }

  async #findConflict(
    transaction: Database,
    propertyId: number,
    facts: SealedFacts | undefined,
    ifMatch: string | undefined,
  ): Promise<Problem | undefined> {
    const { papers } = await this.#load(transaction, propertyId);
    try {
      requireMatch(ifMatch, versionOf(facts), () => papers);
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }
}

/** Each encryption has another nonce, so the ciphertext changes with every write. */
function versionOf(facts: SealedFacts | undefined) {
  return { sealed: facts?.sealed.toString("base64") ?? null };
}

function isSame(before: PapersInput, after: PapersInput): boolean {
  const names = Object.keys(before) as (keyof PapersInput)[];
  return names.every((name) => before[name] === after[name]);
}
