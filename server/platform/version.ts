import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The program's version from package.json. */
export const programVersion = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  }
).version;
