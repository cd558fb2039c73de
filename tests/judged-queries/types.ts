/**
 * A buyer's search, and the keys of the relevant demo products, in no order; none for goods
 * that the demo does not have. Judged by hand from names, pictures and
 * descriptions, not from the results of the search.
 */
export type JudgedQuery = readonly [search: string, ...relevant: string[]];
