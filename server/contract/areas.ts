/** Which file of this folder calls which paths; the first that matches. */
const paths = {
  office:
    /^\/api\/(?:archive|calendar|demo|find|mails?|rates|redirects|settings|setup|statistics|today|webhooks|jobs\/failed|jobs\/\{id\}\/retry)\//,
  session:
    /^\/api\/(?:accounts|check-admin|display-name|invitations|keys|logout|password|phone|profile|second-factor|sessions|token)\//,
  listings:
    /^\/apis?\/(?:bulk|features|history|imports|map|place-proposals|places|projects|properties|suggestions|trash)\//,
  leads:
    /^\/(?:(?:sell|service-requests|messages)\/|api\/(?:alerts|calendar-feed|enquiries|free-times|leads|people|pictures|privacy|sms|visits)\/)/,
  construction: /^\/api\/(?:construction-rates|estimates|jobs|variations)\//,
} as const;

export type Area = keyof typeof paths;

const areas = Object.keys(paths) as Area[];

/** Of an operation such as "POST /sell/". */
export function areaOf(operation: string): Area | undefined {
  const [, path = ""] = operation.split(" ");
  return areas.find((area) => paths[area].test(path));
}
