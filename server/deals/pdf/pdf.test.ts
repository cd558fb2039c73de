import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { locales } from '#shared/base/locale.ts';
import { loadDictionary, loadPaperTexts, loadQuoteOfferTexts } from '#shared/i18n/dictionary.ts';
import type { SentLine } from '#shared/deals/quote-offer.ts';
import { companyOf, offerOf } from '#tests/papers.ts';
import { differingShare, drawPages, inkOf, approvedPicture, pixelsOf, textOf } from '#tests/pdf-pages.ts';
import { demandDistinct, drawSquares } from '#tests/pdf-squares.ts';
import { createLogger } from '../../platform/logger.ts';
import type { CataloguePaper, OfferPaper } from './paper.ts';
import { offerPaper } from './offer-paper.ts';
import { loadFonts } from './pdf-fonts.ts';
import { renderPaper } from './pdf.render.ts';
import { createPdfService } from './pdf.service.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const service = createPdfService({ logger });
afterAll(() => service.end());

/** Small enough for the repository, large enough to show a missing glyph. */
const scale = 0.7;
/** Allows for the rounding of other processors; one missing name differs by more. */
const tolerance = 0.0005;

/** The share of the first page that differs from its stored picture. */
async function difference(name: string, paper: OfferPaper | CataloguePaper): Promise<number> {
  const [page] = await drawPages(await service.render(paper, name), scale);
  return differingShare(pixelsOf(page!), await approvedPicture(name, page!));
}

describe('what a page looks like', () => {
  test.each(locales)('an offer in %s', async (locale) => {
    expect(await difference(`offer-${locale}`, offerOf({ locale }))).toBeLessThan(tolerance);
  });

  test('an accepted offer', async () => {
    const { accepted, choice } = offerOf({ locale: 'en', kind: 'proforma' });
    expect(await difference('accepted-en', offerOf({ locale: 'en', accepted, choice }))).toBeLessThan(
      tolerance,
    );
  });

  test('one name that is missing is seen', async () => {
    const paper = { ...offerOf({ locale: 'en' }), buyer: ['', 'Diop & Filles', 'Dakar'] };
    expect(await difference('offer-en', paper)).toBeGreaterThan(tolerance);
  });

  test('a proforma invoice in a currency without cents, with a name that has no spaces', async () => {
    const paper = offerOf({ locale: 'fr', currency: 'XOF', kind: 'proforma' });
    const [first, ...others] = paper.offer.lines;
    const shown: OfferPaper = {
      ...paper,
      payTo: {
        lines: ['Wenzhou Baobab Tree Trading Co., Ltd.', 'Example Bank, Wenzhou', '… 4821'],
        currency: 'XOF',
      },
      offer: {
        ...paper.offer,
        lines: [{ ...first!, name: 'Anticonstitutionnellement'.repeat(6) }, ...others],
      },
    };
    expect(await difference('proforma-fr', shown)).toBeLessThan(tolerance);
  });

  test('an offer says of each option what the page says, a proforma invoice of the accepted one alone', async () => {
    const paperOf = (kind: OfferPaper['kind'], other: Partial<SentLine['options'][number]>) => {
      const paper = offerOf({ locale: 'en', kind, lines: 1 });
      const [line] = paper.offer.lines;
      const [first, second] = line!.options;
      const options = [first!, { ...second!, ...other }];
      return { ...paper, offer: { ...paper.offer, lines: [{ ...line!, options }] } };
    };
    const change = { description: 'Sewn sole', leadTime: '45-50 days', packing: boxOf(30) };
    for (const kind of ['offer', 'proforma'] as const) {
      const text = await textOf(await service.render(paperOf(kind, change), randomUUID()));
      for (const part of ['Premium', 'Sewn sole', '45–50 days', '30 pairs in a carton', '8.20'])
        if (kind === 'offer') expect(text).toContain(part);
        else expect(text).not.toContain(part);
    }
    const better = [{ lineId: 'line0', optionId: 'better', quantity: 480 }];
    const accepted = await service.render({ ...paperOf('proforma', {}), choice: better }, randomUUID());
    expect(await textOf(accepted)).toContain('Premium');
  });

  test('of an offer that nobody has accepted, options are marked, each has its sum, and there is no total', async () => {
    const text = await textOf(await service.render(offerOf({ locale: 'en', lines: 2 }), randomUUID()));
    for (const [option, count] of [
      ['Option 1 of 2: Standard', 2],
      ['Option 2 of 2: Premium', 2],
    ] as const)
      expect(text.split(option).length - 1, option).toBe(count);
    // 480 × 6.15, 480 × 8.20, 540 × 6.16, 540 × 8.21: each option with its sum, and no total that nobody chose.
    for (const sum of ['2,952.00', '3,936.00', '3,326.40', '4,433.40']) expect(text).toContain(`USD ${sum}`);
    expect(text).toContain('It depends on the options');
    expect(text).not.toContain('6,278.40');
    const chosen = await textOf(
      await service.render(offerOf({ locale: 'en', kind: 'proforma' }), randomUUID()),
    );
    expect(chosen).not.toMatch(/Option 1|It depends/);
  });

  test.each(['W'.repeat(100), 'mọ̀i'.repeat(25)])(
    'nothing is drawn in the side margins for a name of %s',
    async (name) => {
      const paper = offerOf({
        locale: 'en',
        kind: 'proforma',
        lines: 1,
        buyer: [name, name, name],
        payTo: { lines: [name], currency: 'USD' },
      });
      const [line] = paper.offer.lines;
      const shown: OfferPaper = {
        ...paper,
        company: { ...paper.company, name, registered: [name], lines: [name] },
        accepted: { ...paper.accepted!, name },
        offer: { ...paper.offer, namedPlace: name, lines: [{ ...line!, name, note: name }] },
      };
      for (const page of await drawPages(await service.render(shown, name), 0.5))
        // A mark above the first letter of a line may hang over a little.
        for (const x of [0, page.width - 19])
          expect(inkOf(pixelsOf(page, x, 0, 19, page.height))).toBeLessThan(0.1);
    },
  );

  test('a catalogue with pictures', async () => {
    const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#a33f29' } })
      .jpeg()
      .toBuffer();
    const paper = { ...catalogueOf(7), products: productsOf(7, picture) };
    expect(await difference('catalogue-zh', paper)).toBeLessThan(tolerance);
  });
});

const boxOf = (piecesPerCarton: number) => ({
  piecesPerCarton,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 400,
  cartonGrams: 14_000,
});

const productsOf = (count: number, picture: Uint8Array | null): CataloguePaper['products'] =>
  Array.from({ length: count }, (_, i) => ({
    name: `女士凉鞋${i + 1} Sandal`,
    sku: `SA-${i}`,
    price: 'USD 6.15',
    minimumOrder: '240双',
    leadTime: '20–25天',
    url: 'https://baobab-sourcing.example/product/1',
    picture: i === 2 ? null : picture,
  }));
const catalogueOf = (count: number): CataloguePaper => ({
  kind: 'catalogue',
  locale: 'zh',
  title: '鞋类',
  company: companyOf,
  issuedAt: '2026-11-20T09:00:00.000Z',
  verification: null,
  paySafelyUrl: null,
  products: productsOf(count, null),
});

describe('every character is drawn', () => {
  test.each([false, true])('as itself, bold: %s', async (isBold) => {
    const texts = await Promise.all(
      locales.flatMap((locale) => [
        loadDictionary(locale),
        loadPaperTexts(locale),
        loadQuoteOfferTexts(locale),
      ]),
    );
    const used = new Set(`${JSON.stringify(texts)}₦₵€¥£₹₣ẹọṣŋɛɔƒ≈→✓№`.normalize('NFC'));
    const characters = [...used].filter((c) => !/[\s\p{C}\p{Z}]/u.test(c));
    expect(characters.length).toBeGreaterThan(800);
    demandDistinct(characters, await drawSquares(characters, isBold));
  });
});

describe('documents', () => {
  test('of an offer are not made with a character that no font has; the fields are named', async () => {
    const paper = offerOf({ locale: 'en', lines: 1, kind: 'proforma' });
    const [line] = paper.offer.lines;
    const wrong: OfferPaper = {
      ...paper,
      buyer: ['Awa', 'شركة'],
      payTo: { lines: ['Bank 👍'], currency: 'USD' },
      company: { ...companyOf, name: 'Baobab ⁵' },
      offer: { ...paper.offer, lines: [{ ...line!, note: '10⁵' }] },
    };
    await expect(service.render(wrong, 'unprintable')).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        'buyer.1': 'unprintableBuyer:ش ر ك ة',
        'payTo.0': 'unprintablePayTo:👍',
        'seller.name': 'unprintableSeller:⁵',
        'offer.lines.0.note': 'unprintableOffer:⁵',
      },
    });
  });

  test('of a catalogue are made all the same; the log names the characters once', async () => {
    const warn = vi.spyOn(logger, 'warn');
    const paper = { ...catalogueOf(1), title: 'Lamps 👍' };
    for (const key of ['first', 'again']) expect(await service.render(paper, key)).toBeInstanceOf(Uint8Array);
    expect(warn.mock.calls.map(([what]) => what)).toEqual([{ fault: 'unprintable:👍' }]);
  });

  test('of an acceptance leave out a name that no font has', async () => {
    const accepted = (name: string) => ({ name, at: '2026-11-21T09:00:00.000Z' });
    const texts = {
      paper: await loadPaperTexts('en'),
      offer: await loadQuoteOfferTexts('en'),
      site: await loadDictionary('en'),
    };
    const shown = (name: string) =>
      JSON.stringify(
        offerPaper({ ...offerOf({ locale: 'en', kind: 'proforma' }), accepted: accepted(name) }, texts),
      );
    loadFonts();
    expect(shown('Awa')).toContain('accepted by Awa on');
    expect(shown('محمد')).toContain('accepted on');
    expect(shown('محمد')).not.toContain('□');
  });

  test('of 24 lines number their pages, repeat no line and stay small', async () => {
    const bytes = await service.render(offerOf({ locale: 'en', lines: 24 }), 'long');
    expect(bytes.length).toBeLessThan(60_000);
    const pages = await drawPages(bytes, 0.3);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(inkOf(pixelsOf(page))).toBeGreaterThan(1);
  });

  test('are the same bytes each time', async () => {
    const paper = offerOf({ locale: 'zh' });
    expect(Buffer.from(await service.render(paper, 'twice'))).toEqual(await renderPaper(paper));
  });
});

describe('the thread', () => {
  test('answers an error for what it cannot render, and renders the next', async () => {
    const paper = offerOf({ locale: 'en' });
    const wrong = { ...paper, choice: [{ lineId: 'none', optionId: 'none', quantity: 1 }] };
    await expect(service.render(wrong, 'wrong')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(service.render(paper, 'right')).resolves.toBeInstanceOf(Uint8Array);
  });

  test('is replaced when it takes too long or has no memory; too many that wait are refused', async () => {
    const limits = { waiting: 1, milliseconds: 1, megabytes: 384, idleMilliseconds: 1000 };
    const hasty = createPdfService({ logger, limits });
    const paper = offerOf({ locale: 'en' });
    const answers = await Promise.allSettled(['1', '2', '3'].map((key) => hasty.render(paper, key)));
    expect(answers.map((answer) => answer.status === 'rejected' && String(answer.reason))).toEqual([
      expect.stringContaining('not rendered'),
      expect.stringContaining('not rendered'),
      expect.stringContaining('too many documents wait'),
    ]);
    limits.milliseconds = 15_000;
    await expect(hasty.render(paper, '4')).resolves.toBeInstanceOf(Uint8Array);
    await hasty.end();
  });

  test('is not given again what it could not render a moment ago', async () => {
    const limits = { waiting: 1, milliseconds: 1, megabytes: 384, idleMilliseconds: 1000 };
    const hasty = createPdfService({ logger, limits });
    const paper = offerOf({ locale: 'en' });
    await expect(hasty.render(paper, 'a')).rejects.toThrow('not rendered');
    limits.milliseconds = 15_000;
    await expect(hasty.render(paper, 'a')).rejects.toThrow('could not be rendered a moment ago');
    await expect(hasty.render(paper, 'b')).resolves.toBeInstanceOf(Uint8Array);
    await hasty.end();
  });
});
