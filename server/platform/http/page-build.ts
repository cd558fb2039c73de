import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { pageContext } from '#app/lib/page-context.ts';
import type { Locale } from '#shared/base/locale.ts';

/**
 * React Router's server build. Its entry module also exports the objects of which pages and server must share one
 * instance.
 */
type Pages = ServerBuild & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      pageContext: typeof pageContext;
      inStaffLanguage: <T>(locale: Locale, run: () => T) => T;
    };
  };
};

export type PageBuild = {
  /** A function in development, where the code may have changed between requests. */
  pages: Pages | (() => Promise<Pages>);
  /** Markup of the script that every document runs (app/start). */
  startScript: string;
};

const startModule = 'app/start/index.ts';

/** Reads the pages that `npm run build` wrote. */
export async function readPageBuild(root: string): Promise<PageBuild & { pages: Pages }> {
  const manifest = JSON.parse(
    await readFile(path.join(root, 'build/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string; imports?: string[] }>;
  const start = manifest[startModule]!;
  const imports = start.imports ?? [];
  return {
    pages: (await import(/* @vite-ignore */ path.join(root, 'build/server/index.js'))) as Pages,
    startScript:
      imports.map((name) => `<link rel="modulepreload" href="/${manifest[name]!.file}">`).join('') +
      scriptTag(`/${start.file}`),
  };
}

/** The pages as Vite builds them in development. */
export const developmentPages = (load: (module: string) => Promise<unknown>): PageBuild => ({
  pages: async () => (await load('virtual:react-router/server-build')) as Pages,
  // The hot-reload runtime must be loaded first: components throw without it.
  startScript: `<script type="module">import '/@vite/client';
import '/@id/__x00__virtual:react-router/inject-hmr-runtime';
import('/${startModule}');</script>`,
});

const scriptTag = (url: string) => `<script type="module" async src="${url}"></script>`;
