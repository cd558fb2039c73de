/** Parses the text format of Prometheus: values by name and labels, and the names alone. */
export function readMetrics(text: string) {
  const values: Record<string, number> = {};
  for (const line of text.split('\n').filter((row) => row !== '' && !row.startsWith('#'))) {
    const at = line.lastIndexOf(' ');
    values[line.slice(0, at)] = Number(line.slice(at + 1).replace('+Inf', 'Infinity'));
  }
  const names = [...new Set(Object.keys(values).map((name) => name.replace(/\{.*$/, '')))];
  return { text, values, names };
}
