/** What the document tells the browser's start code, in a data block that is not run. */
export type Handoff = {
  /** React Router's settings as JSON, where they are not the usual ones (lib/state.ts). */
  context?: string;
  /** Address of the route manifest. */
  manifest: string;
  /** Route id → module address, for the routes of this page. */
  modules: Record<string, string>;
  isLite: boolean;
  /** React is to start at once: a page for work, not for reading. */
  isEager: boolean;
  /** Address of the whole style sheet, where the document has only what it needs itself. */
  styles?: string;
  /** The display face, where the browser does not have it yet. */
  font?: { url: string; version: string };
  /** Address of the hot-reload runtime, in development only. */
  hmr?: string;
};

let handoff: Handoff | undefined;

const dataBlock = (id: string): string => document.getElementById(id)!.textContent;

/** The data block of the current document. */
export function readHandoff(): Handoff {
  return (handoff ??= JSON.parse(dataBlock('handoff')) as Handoff);
}

/** The loaders' data (lib/state.ts), which stand by themselves: only React reads them. */
export const readState = (): string => dataBlock('state');

let whole: Promise<void> | null = null;

/** Brings the whole style sheet, for elements that were not in the document. Resolves when it counts. */
export function loadStyles(): Promise<void> {
  const { styles } = readHandoff();
  if (styles === undefined) return Promise.resolve();
  return (whole ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      whole = null;
      link.remove();
      reject(new Error('the style sheet did not come'));
    });
    document.head.append(link);
  }));
}
