// Last step of `npm run build`: records the sources of the build. With --check, reports whether the build still
// matches the sources.
import { stampBuild, stateOfBuild } from './prepare.mjs';

if (!process.argv.includes('--check')) stampBuild();
else if (stateOfBuild() !== 'current')
  console.warn(
    '\nThe pages in build/ are not those of the sources: tests that ask for pages see the old ones.\n`npm run build` makes them anew.\n',
  );
