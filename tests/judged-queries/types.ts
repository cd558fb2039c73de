/**
 * A buyer's search, and the keys of the relevant demo products, in no order. Judged by hand from names, pictures and
 * descriptions, not from the results of the search.
 */
export type JudgedQuery = readonly [search: string, ...relevant: string[]];
