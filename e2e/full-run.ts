/** `npm run test:all`: journeys in both window sizes and languages. */
export const isFullRun = process.env.E2E === "all";
