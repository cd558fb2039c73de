/** What a form holds, field by field. */
export type FormValues = Readonly<Record<string, unknown>>;

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n').trim();
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** Whether two values of a field say the same: a browser's line ends and outer spaces say nothing. */
export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

type IsSame = (one: unknown, other: unknown) => boolean;

/** Whether a form says the same as another in each of its fields. */
export const isSameForm = (one: FormValues, other: FormValues, isSame: IsSame = isSameValue): boolean =>
  Object.keys(one).every((field) => isSame(one[field], other[field]));

/**
 * Merges what two people have made of the same record: a field that only one of them has changed is as they left it. Where
 * both have changed it, and not alike, only a person can decide: it is named in `differing`, and holds mine.
 * @param base what both began with
 */
export function mergeValues<T extends FormValues>(
  base: T,
  mine: T,
  theirs: T,
  isSame: IsSame = isSameValue,
): { merged: T; differing: (keyof T & string)[] } {
  const fields = Object.keys(mine) as (keyof T & string)[];
  const touched = fields.filter((field) => !isSame(mine[field], base[field]));
  const kept = Object.fromEntries(touched.map((field) => [field, mine[field]]));
  return {
    merged: { ...theirs, ...kept },
    differing: touched.filter(
      (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  };
}
