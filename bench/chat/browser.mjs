// Lets the browser's own module of the connection (app/lib/chat-connection.ts) run in Node.
import { WebSocket } from 'ws';

/**
 * Gives it what it asks of a browser.
 * @param cookieOfNext called for each socket that is opened: whose cookie it has
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
