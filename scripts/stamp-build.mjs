// Last step of `npm run build`: notes what was built. With --check it says whether that is still what stands there.
import { stampBuild, stateOfBuild } from './prepare.mjs';

if (!process.argv.includes('--check')) stampBuild();
else if (stateOfBuild() !== 'current')
  console.warn(
    '\nThe pages in build/ are not those of the sources: tests that ask for pages see the old ones.\n`npm run build` makes them anew.\n',
  );
