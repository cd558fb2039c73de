/** "12.3 MB", for shell commands and logs. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), units.length - 1);
  return `${step === 0 ? bytes : (bytes / 1000 ** step).toFixed(1)} ${units[step]!}`;
}
