/** What the document tells the browser's start code, in a data block that is not run. */
export type Handoff = {
  /** React Router's context as JSON. */
  context: string;
  /** The loaders' data in React Router's encoding. */
  state: string;
  /** Address of the route manifest. */
  manifest: string;
  /** Route id → module address, for the routes of this page. */
  modules: Record<string, string>;
  isLite: boolean;
  /** React is to start at once: a page for work, not for reading. */
  isEager: boolean;
  /** Address of the hot-reload runtime, in development only. */
  hmr?: string;
};

/** The data block of the current document. */
export function readHandoff(): Handoff {
  return JSON.parse(document.getElementById('handoff')!.textContent) as Handoff;
}
