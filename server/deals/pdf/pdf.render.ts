import pdfmake, { type Definition } from 'pdfmake';
import {
  loadDictionary,
  loadOrderTexts,
  loadPaperTexts,
  loadQuoteOfferTexts,
} from '#shared/i18n/dictionary.ts';
import type { PaperTexts } from '#shared/i18n/en/paper.ts';
import { cataloguePaper } from './catalogue-paper.ts';
import { inspectionPaper } from './inspection-paper.ts';
import { offerPaper } from './offer-paper.ts';
import type { Paper } from './paper.ts';
import { loadFonts } from './pdf-fonts.ts';

let areFontsLoaded = false;

/**
 * The bytes of a document; the same data always give the same bytes. It uses much processor time, so only the
 * thread calls it.
 */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  if (!areFontsLoaded) loadFonts();
  areFontsLoaded = true;
  const texts = await loadPaperTexts(paper.locale);
  return pdfmake.createPdf(await definitionOf(paper, texts)).getBuffer();
}

async function definitionOf(paper: Paper, texts: PaperTexts): Promise<Definition> {
  if (paper.kind === 'catalogue') return cataloguePaper(paper, texts);
  const site = await loadDictionary(paper.locale);
  return paper.kind === 'inspection'
    ? inspectionPaper(paper, { paper: texts, order: await loadOrderTexts(paper.locale), site })
    : offerPaper(paper, { paper: texts, offer: await loadQuoteOfferTexts(paper.locale), site });
}
