import type { JobScan } from "#domain/papers/job-scan.ts";
import type { PaperView } from "#domain/papers/paper-view.ts";
import { noPapers, type Papers } from "#domain/papers/papers.ts";
import type { Scan } from "#domain/papers/scan.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import type { ScanRow, SealedFacts, ViewRow } from "./repository.ts";
import { openFacts, openScanLabel } from "./sealed-records.ts";

export function presentPapers(
  vault: Vault,
  propertyId: number,
  facts: SealedFacts | undefined,
  scans: readonly ScanRow[],
): Papers {
  return {
    ...(facts ? openFacts(vault, propertyId, facts.sealed) : noPapers),
    updated_at: facts?.updated_at.toISOString() ?? null,
    scans: scans.map((scan) => presentScan(vault, scan)),
  };
}

export function presentScan(vault: Vault, scan: ScanRow): Scan {
  return {
    id: scan.id,
    ...openScanLabel(vault, scan),
    added_at: scan.added_at.toISOString(),
    added_by: scan.added_by,
  };
}

export function presentJobScan(vault: Vault, scan: ScanRow): JobScan {
  return { ...presentScan(vault, scan), permit: scan.permit };
}

export function presentView(vault: Vault, { id, viewed_at, username, action, scan }: ViewRow): PaperView {
  return {
    id,
    viewed_at: viewed_at.toISOString(),
    username,
    action,
    scan_name: scan && openScanLabel(vault, scan).name,
  };
}
