/** Values of a form by field. */
export type FormValues = Readonly<Record<string, unknown>>;

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n').trim();
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** Whether two values of a field are equal, ignoring the kind of line breaks and outer spaces. */
export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

type IsSame = (one: unknown, other: unknown) => boolean;

/** Whether two forms have equal values in every field. */
export const isSameForm = (one: FormValues, other: FormValues, isSame: IsSame = isSameValue): boolean =>
  Object.keys(one).every((field) => isSame(one[field], other[field]));

/**
 * Merges the changes that two users made to the same record. A field that only one of them changed gets that value.
 * If both changed a field to different values, a user must decide: the field is listed in `differing`, and `mine` is
 * kept.
 * @param base the values with which both began
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
