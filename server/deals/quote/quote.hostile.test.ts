import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { describeHostileTexts, hostileTexts, soonTested } from '#tests/hostile-quotes.ts';
import { requestQuote } from '#tests/quotes.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

// Hostile input of buyers; further texts: quote.hostile.slow.test.ts.
const app = await createTestApp();
beforeEach(app.reset);

describeHostileTexts(app, soonTested);

test.each(['line breaks', 'bidirectional overrides', 'control characters'])(
  'a name is one line, read from its beginning to its end: %s',
  async (name) => {
    const buyer = app.client();
    const text = hostileTexts[name]!;
    await buyer.post('/api/quote-list/lines', { title: text, color: text, note: 'One\nTwo' });
    const names = { contactName: text, companyName: text, city: text, namedPlace: text };
    await requestQuote(buyer, [], names);
    const [row] = await app.db.select().from(quoteRequests);
    const [line] = await app.db.select().from(quoteRequestLines);
    const stored = [row!.contactName, row!.companyName, row!.city, row!.namedPlace, line!.name, line!.color];
    for (const one of stored) expect(one).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u);
    expect(line!.note).toBe('One\nTwo');
  },
);
