// Making the demo catalogue takes a minute or two of processor time, so benches that run one after the other share
// one.
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';

/** Copies the data directory in BENCH_DATA_DIR, if there is one; otherwise the program makes demo data at its start. */
export async function copyDemo(directory) {
  const { BENCH_DATA_DIR } = process.env;
  if (BENCH_DATA_DIR && existsSync(BENCH_DATA_DIR)) await cp(BENCH_DATA_DIR, directory, { recursive: true });
}
