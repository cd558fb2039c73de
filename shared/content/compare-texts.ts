import { plainText } from './blog-rules.ts';

export type ComparedLine = { number: number; kind: 'same' | 'removed' | 'added'; text: string };

/** Maximum number of lines that are compared: memory grows with the product of both numbers of lines. */
const maxLines = 600;

/** The paragraphs, headings, list items and cells of an HTML text, without tags. */
const linesOf = (html: string): string[] =>
  html
    .replaceAll(/<\/(p|h\d|li|td|th|figcaption|blockquote|pre)>|<br\s*\/?>/g, '\n')
    .split('\n')
    .map(plainText)
    .filter(Boolean)
    .slice(0, maxLines);

/** Compares two texts line by line, by their longest common subsequence. */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  // lengths[i][j]: length of the longest common subsequence of the lines from the i-th and from the j-th on.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === fresh[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const result: ComparedLine[] = [];
  const add = (kind: ComparedLine['kind'], text: string) =>
    result.push({ number: result.length, kind, text });
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add('same', old[i++]!);
      j++;
    } else if (j >= fresh.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      add('removed', old[i++]!);
    else add('added', fresh[j++]!);
  }
  return result;
}
