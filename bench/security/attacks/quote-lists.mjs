import { countAnswers, visitAt } from '../../lib/quote-visitor.mjs';

const address = '10.66.0.7';
const sessions = 20;
const maxSends = 60_000;
const text = (letters) => '字'.repeat(letters);

/**
 * Fills lists from new sessions of one address, and saves each again and again like its form, with the longest texts.
 * A save used to take two statements per line, and the daily data of one address had no limit.
 */
export const attack = {
  name: 'quote lists that are saved without end',
  async run({ base, signal }) {
    const [adds, saves] = [countAnswers(), countAnswers()];
    let sent = 0;
    async function fill() {
      while (!signal.aborted && sent < maxSends) {
        const visitor = await visitAt(base, address, signal);
        if (!visitor) return;
        for (let n = 0; n < 40; n++)
          await adds.count(
            await visitor.send('POST', '/api/quote-list/lines', {
              title: `${n} ${text(190)}`,
              note: text(1000),
            }),
          );
        const { lines = [] } = await (await visitor.send('GET', '/api/quote-list')).json();
        for (let n = 0; n < 50 && !signal.aborted; n++) {
          sent++;
          const changed = lines.map(({ id }) => ({ id, quantity: n + 1, note: text(700) }));
          await saves.count(
            await visitor.send('PUT', '/api/quote-list', { lines: changed, message: text(3000) }),
          );
        }
      }
    }
    await Promise.allSettled(Array.from({ length: sessions }, fill));
    return `lines: ${adds.text()}; saves: ${saves.text()}`;
  },
};
