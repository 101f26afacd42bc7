/** Fields outside the search form belong to it by its id. */
export const searchFormId = "property-search";
