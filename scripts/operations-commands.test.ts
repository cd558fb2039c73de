import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A test that runs the command, with the words of the test that show it; or the reason why no test does. */
type Proof = { file: string; words: string } | { why: string };

const backups = (words: string): Proof => ({ file: 'e2e/process-backup.spec.ts', words });
const needsEngine: Proof = {
  why: 'no container engine on the machine of the tests: scripts/check-container.sh builds and starts the image by buildah',
};

/** Proofs for every command in docs/operations.md. */
const proofs: Record<string, Proof> = {
  'npm start': { file: 'e2e/process-database.spec.ts', words: 'npm start restarts a server that dies' },
  'npm ci --omit=dev --ignore-scripts && npm run build': {
    file: 'Dockerfile',
    words: 'npm ci --omit=dev --ignore-scripts',
  },
  'npm test': { file: '.ci/run', words: 'npm test' },
  'npm run dev': { file: 'e2e/process-development.slow.spec.ts', words: 'scripts/start.mjs --dev' },
  'npm run backup': backups('`${backup} --to ${place.BACKUP_TO}`'),
  'npm run backup -- list': {
    file: 'server/platform/storage/bucket-commands.test.ts',
    words: "'server/backup.ts', 'list'",
  },
  'npm run backup -- drill': backups('`${backup} drill`'),
  'npm run restore': backups('${restore} --yes'),
  'npm run rollback': backups('${rollback} --yes'),
  'npm run database': { file: 'e2e/process-shell.spec.ts', words: "'server/database.ts'" },
  'npm run doctor': {
    file: 'server/operations/doctor/doctor.slow.test.ts',
    words: "'server/doctor.ts'",
  },
  'npm run staff -- create [--role admin]': { file: 'e2e/process-shell.spec.ts', words: '${staff} create' },
  'npm run staff -- list': { file: 'e2e/process-shell.spec.ts', words: '${staff} list' },
  'git clone': { why: '.ci/run is run in a clone' },
  'docker compose up -d': needsEngine,
  'docker compose build site && docker compose up -d site': needsEngine,
  'docker compose logs site': needsEngine,
  'docker compose exec database pg_dump -U baobab -Fc baobab > baobab.dump': needsEngine,
  'docker compose exec -T database pg_restore -U baobab -d baobab < baobab.dump': needsEngine,
  'scripts/check-container.sh': {
    why: 'it is a check itself, of ten minutes, as root with buildah and debootstrap',
  },
};

const isCommand = (text: string) =>
  /^(npm (ci|start|run|test)|docker |git |kubectl |scripts\/[\w-]+\.sh)/.test(text);

test('every command of docs/operations.md is run by a test, or says why not', () => {
  const text = read('docs/operations.md').replaceAll(/^```.*?^```/gms, '');
  const quoted = [...text.replaceAll('\n', ' ').matchAll(/`([^`]+)`/g)];
  const commands = [...new Set(quoted.map(([, words]) => words!).filter(isCommand))];
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => !Object.hasOwn(proofs, command))).toEqual([]);
  const gone = Object.keys(proofs).filter((command) => !commands.includes(command));
  expect(gone).toEqual([]);
});

test.each(Object.entries(proofs))('%s: its test runs it', (_, proof) => {
  if ('why' in proof) return expect(proof.why).not.toBe('');
  expect(existsSync(path.join(root, proof.file)), proof.file).toBe(true);
  expect(read(proof.file)).toContain(proof.words);
});
