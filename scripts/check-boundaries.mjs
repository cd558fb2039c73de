// `npm run check:boundaries`: checks imports against the rules (.dependency-cruiser.mjs), and that the browser's
// files contain no code of the server. `--root DIR` checks another tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const { values: args } = parseArgs({
  options: { root: { type: 'string', default: path.join(import.meta.dirname, '..') } },
});
const root = path.resolve(args.root);
const trees = ['app', 'server', 'shared'];
/** With fewer modules the tool apparently no longer reads TypeScript, and would not find forbidden imports either. */
const fewestModules = 50;

/** Matching files below the root, as paths with forward slashes. */
function filesIn(directory, pattern) {
  return readdirSync(path.join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

const problems = [];
const sources = trees.flatMap((tree) => filesIn(tree, /\.tsx?$/));

/** Applies the rules. A source file that the tool did not read is reported as a problem too. */
async function checkImports() {
  const { forbidden, options } = config;
  const { output } = await cruise(
    trees,
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  const seen = new Map(output.modules.map((module) => [module.source, module]));
  const own = sources.flatMap((file) => seen.get(file) ?? []);
  const imports = own.flatMap((module) => module.dependencies);
  const ofTypes = imports.filter((it) => it.dependencyTypes.some((type) => type.startsWith('type-')));
  console.log(`${own.length} modules, ${imports.length} imports, ${ofTypes.length} of them of types only.`);

  if (own.length < fewestModules) problems.push(`only ${own.length} modules were seen: the check is blind`);
  if (ofTypes.length === 0) problems.push('no import of types was seen: the check cannot tell them apart');
  for (const file of sources) if (!seen.has(file)) problems.push(`not read: ${file}`);
  for (const { from, to, rule, cycle } of output.summary.violations) {
    const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
    problems.push(`${rule.name}: ${way}`);
  }
}

/**
 * Looks for texts from the server's sources in the files for the browser. A minifier changes names but keeps texts,
 * so this finds server modules in the bundle.
 */
function checkBundle() {
  if (!existsSync(path.join(root, 'build/client'))) {
    console.log("No build yet: the browser's files were not looked at.");
    return;
  }
  const contract = sources
    .filter((file) => !file.startsWith('server/'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const texts = new Map();
  for (const file of sources.filter((it) => it.startsWith('server/') && !it.endsWith('.test.ts'))) {
    for (const [, text] of readFileSync(path.join(root, file), 'utf8').matchAll(/'([^'\\\n]{12,})'/g)) {
      if (/[a-z] [a-z]/.test(text) && !contract.includes(text)) texts.set(text, file);
    }
  }
  const bundle = filesIn('build/client', /\.js$/).map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]);
  console.log(
    `${bundle.length} files for the browser, none of ${texts.size} texts of the server expected in them.`,
  );
  if (bundle.length === 0 || texts.size === 0) problems.push('no text to compare: the check is blind');
  for (const [name, code] of bundle) {
    for (const [text, file] of texts) {
      if (code.includes(text)) problems.push(`server-in-bundle: ${name} has "${text}" of ${file}`);
    }
  }
}

await checkImports();
checkBundle();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
