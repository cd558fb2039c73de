/**
 * What a buyer types, and the keys of the demo products that answer it, in no order. Judged by hand from names, pictures and
 * descriptions, not from what the search finds.
 */
export type JudgedQuery = readonly [search: string, ...relevant: string[]];
