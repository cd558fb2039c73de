// Loaded before the server. To find the file of a package and the format of a module, Node parses the package.json of the
// package, each time. That of drizzle-orm has 179 kB: its 112 modules and the imports of it in our own took half of the
// start. All of its `.js` files are ES modules, so this hook answers for them; and a package that our modules import is
// looked up once.
import { registerHooks } from 'node:module';

/** What our modules import by the name of a package: where it lies. */
const packages = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (context.parentURL?.includes('/node_modules/') || !/^[@a-z]/.test(specifier)) {
      return nextResolve(specifier, context);
    }
    const name = `${specifier} ${context.conditions.join(' ')}`;
    if (!packages.has(name)) packages.set(name, { ...nextResolve(specifier, context), shortCircuit: true });
    return packages.get(name);
  },
});
