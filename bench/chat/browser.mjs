// Lets the browser's connection module (app/lib/chat-connection.ts) run in Node.
import { WebSocket } from 'ws';

/**
 * Defines the browser globals that the module uses.
 * @param cookieOfNext called for each new socket: returns its cookie
 */
export function pretendBrowser(origin, cookieOfNext) {
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, listen, {
    window: globalThis,
    document: { ...listen, visibilityState: 'visible', documentElement: { lang: 'en' } },
    location: { origin },
    WebSocket: class extends WebSocket {
      constructor(url) {
        super(url, { headers: { cookie: cookieOfNext(), origin }, perMessageDeflate: false });
        this.on('error', () => {});
      }
    },
  });
}
