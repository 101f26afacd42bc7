import * as z from "zod/mini";
import { commissionUnits, noPapers, type PapersInput } from "#domain/papers/papers.ts";
import { scanKinds, scanTypes } from "#domain/papers/scan.ts";
import { Vault } from "#server/platform/secrets/vault.ts";
import type { PaperOwner } from "./paper-owner.ts";

/** What is encrypted of a property's papers. A field that an earlier version did not write has its empty value. */
const factsSchema = z.object({
  kitta_number: z._default(z.nullable(z.string()), noPapers.kitta_number),
  owner_name: z._default(z.nullable(z.string()), noPapers.owner_name),
  owner_phone: z._default(z.nullable(z.string()), noPapers.owner_phone),
  owner_email: z._default(z.nullable(z.string()), noPapers.owner_email),
  commission: z._default(z.nullable(z.number()), noPapers.commission),
  commission_unit: z._default(z.enum(commissionUnits), noPapers.commission_unit),
  notes: z._default(z.string(), noPapers.notes),
});

const scanLabelSchema = z.object({
  kind: z.enum(scanKinds),
  name: z.string(),
  type: z.enum(scanTypes),
  bytes: z.number(),
});
export type ScanLabel = z.infer<typeof scanLabelSchema>;

type OwnedScan = Readonly<{ id: string; owner: PaperOwner }>;

/** Papers are readable only with a key of this purpose. */
export function createPaperVault(secret: Uint8Array): Vault {
  return new Vault(secret, "papers");
}

export function sealFacts(vault: Vault, propertyId: number, facts: PapersInput): Buffer {
  return vault.encrypt(factsOwner(propertyId), Buffer.from(JSON.stringify(facts)));
}

export function openFacts(vault: Vault, propertyId: number, sealed: Uint8Array): PapersInput {
  return factsSchema.parse(JSON.parse(vault.decrypt(factsOwner(propertyId), sealed).toString("utf8")));
}

export function sealScanLabel(vault: Vault, scan: OwnedScan, label: ScanLabel): Buffer {
  return vault.encrypt(`${scanFileOwner(scan)} label`, Buffer.from(JSON.stringify(label)));
}

export function openScanLabel(vault: Vault, scan: OwnedScan & Readonly<{ sealed: Uint8Array }>): ScanLabel {
  const label = vault.decrypt(`${scanFileOwner(scan)} label`, scan.sealed);
  return scanLabelSchema.parse(JSON.parse(label.toString("utf8")));
}

/** Authenticates the owner and the scan, so that a file copied to another row can't be decrypted. */
export function scanFileOwner({ id, owner }: OwnedScan): string {
  return `${owner.kind} ${owner.id} scan ${id}`;
}

function factsOwner(propertyId: number): string {
  return `property ${propertyId}`;
}
