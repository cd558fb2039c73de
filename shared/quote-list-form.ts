/** The fields of the list's form; the browser takes these without the validation library. */
const lineFields = ['quantity', 'color', 'targetPrice', 'note', 'title', 'link'] as const;
export type LineField = (typeof lineFields)[number];

/** The name of a line's field in the list's form. */
export const lineFieldName = (id: string, field: LineField): string => `${field}:${id}`;

/**
 * What the list's form has sent, as the body of its calls; the page's action and the browser read it alike. An unchecked
 * box sends nothing: `sampleWanted` is then none.
 */
export function readListForm(fields: Readonly<Record<string, string>>) {
  const lines = new Map<string, Record<string, string>>();
  const rest: Record<string, string> = { sampleWanted: '' };
  for (const [name, value] of Object.entries(fields)) {
    const [field = '', id] = name.split(':', 2);
    if (id === undefined) rest[name] = value;
    else lines.set(id, { ...(lines.get(id) ?? { id }), [field]: value });
  }
  return { ...rest, lines: [...lines.values()] };
}

/** The field of the form that an error of a call is about: "lines.2.quantity" is the quantity of the third line. */
export function fieldOfError(path: string, lines: readonly { id?: string }[]): string {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const id = index === undefined ? undefined : lines[Number(index)]?.id;
  return id && field ? lineFieldName(id, field as LineField) : path;
}
