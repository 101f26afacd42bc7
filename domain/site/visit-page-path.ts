const folder = "/visit/";

/** DY6: the plain path of a visitor's page. */
export function visitPagePath(token: string): string {
  return `${folder}${token}`;
}
