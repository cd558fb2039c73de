// The thread that renders documents, one after the other. Started by pdf.service.ts.
import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import { renderPaper } from './pdf.render.ts';

export type Rendered = { bytes: Uint8Array } | { fault: string };

async function render(paper: Paper): Promise<Rendered> {
  try {
    return { bytes: new Uint8Array(await renderPaper(paper)) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (paper: Paper) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  void render(paper).then((rendered) => parentPort!.postMessage(rendered));
});
