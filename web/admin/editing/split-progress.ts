/** Returns the progress of each file from the progress of them all, because a form's files are sent one after another. */
export function splitProgress(files: readonly Pick<File, "size">[], progress: number): number[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return files.map(({ size }) => {
    const sent = size === 0 ? progress : (progress * total - before) / size;
    before += size;
    return Math.min(1, Math.max(0, sent));
  });
}
