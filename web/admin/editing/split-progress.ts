/** How far each file is when this share of them all has left: a form's files leave one after the other. */
export function splitProgress(files: readonly Pick<File, "size">[], share: number): number[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return files.map(({ size }) => {
    const sent = size === 0 ? share : (share * total - before) / size;
    before += size;
    return Math.min(1, Math.max(0, sent));
  });
}
