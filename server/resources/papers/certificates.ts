import type { JobScan } from "#domain/papers/job-scan.ts";
import { type Account, accountScope } from "#server/platform/http/access.ts";
import { presentJobScan } from "./presenter.ts";
import { findScans, type ScanRow } from "./repository.ts";
import { type PaperDependencies, record, underLock } from "./scans.ts";
import { scanFileOwner } from "./sealed-records.ts";

export type Certificate = Readonly<{
  scan: JobScan;
  /** Null if it is only named. */
  content: Buffer | null;
}>;

/**
 * CN7: the certificates of a job, for its packs: each with its content, as long as all together are not larger than `maxBytes`. Recorded as
 * a look, and as a download of each content. None for an account that may not see papers.
 */
export async function readCertificates(
  { database, vault, files }: PaperDependencies,
  account: Account,
  jobId: number,
  maxBytes: number,
): Promise<Certificate[]> {
  if (accountScope(account, "papers") !== "all") return [];
  const request = { account, owner: { kind: "job", id: jobId } } as const;
  const chosen = await underLock(database, request, async (transaction) => {
    await record(transaction, request, "read");
    const rows = await findScans(transaction, request.owner);
    const certificates = chooseCertificates(
      rows.map((row) => ({ row, scan: presentJobScan(vault, row) })),
      maxBytes,
    );
    for (const { scan, hasContent } of certificates)
      if (hasContent) await record(transaction, request, "scan_downloaded", scan.id);
    return certificates;
  });
  const certificates: Certificate[] = [];
  for (const { row, scan, hasContent } of chosen) {
    const content = hasContent ? await files.read(scanFileOwner(row), row.key) : undefined;
    certificates.push({ scan, content: content ?? null });
  }
  return certificates;
}

/** The oldest first. A large one does not keep out those after it. */
function chooseCertificates(papers: readonly Readonly<{ row: ScanRow; scan: JobScan }>[], maxBytes: number) {
  let left = maxBytes;
  return papers
    .filter(({ scan }) => scan.kind === "certificate")
    .map((paper) => {
      const hasContent = paper.scan.bytes <= left;
      if (hasContent) left -= paper.scan.bytes;
      return { ...paper, hasContent };
    });
}
