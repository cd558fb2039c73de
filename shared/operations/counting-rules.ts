/**
 * What is counted of the website, without cookies, scripts or stored events (docs/decisions/048-counting.md). `views` are
 * documents, `visitors` different browsers of a day.
 */
export const countKinds = [
  /** A visitor's first document of a day; object: the page without its language. */
  'landing',
  /** The same visitor; object: host of the page that they came from, if it is not ours. */
  'source',
  /** Any document of a visitor, or its data if React follows a link. */
  'document',
  /** Object: the product's id. */
  'product',
  /** A product taken into the quote list; object: its id. */
  'added',
  /** A search without result; object: its words, folded. */
  'missed',
  /** A document left out because a program asked for it. */
  'bot',
] as const;
export type CountKind = (typeof countKinds)[number];

/** Days after which the counts of days are added up to months. */
export const daysOfCounts = 400;
/** Hours after which keys of visitors and the secret that made them are deleted. */
export const keyHours = 48;
/** Different values of a day; what comes after them is counted as "other". */
export const countBounds = { source: 200, missed: 500, landing: 500, product: 1000, added: 1000 } as const;
export const otherObject = 'other';
