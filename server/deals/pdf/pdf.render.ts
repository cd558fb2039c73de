import pdfmake from 'pdfmake';
import { loadDictionary, loadPaperTexts, loadQuoteOfferTexts } from '#shared/i18n/dictionary.ts';
import { cataloguePaper } from './catalogue-paper.ts';
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
  const definition =
    paper.kind === 'catalogue'
      ? cataloguePaper(paper, texts)
      : offerPaper(paper, {
          paper: texts,
          offer: await loadQuoteOfferTexts(paper.locale),
          site: await loadDictionary(paper.locale),
        });
  return pdfmake.createPdf(definition).getBuffer();
}
