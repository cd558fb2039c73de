import type { referenceRows } from '../../schema/reference.ts';

export type DemoReferenceRow = typeof referenceRows.$inferInsert;

/** Texts of a row: English, French, Spanish, Chinese. */
export type FourTexts = readonly [en: string, fr: string, es: string, zh: string];

export const texts = (name: FourTexts, detail?: FourTexts) => ({
  name: name[0],
  names: { fr: name[1], es: name[2], zh: name[3] },
  ...(detail
    ? { detail: detail[0], details: { fr: detail[1], es: detail[2], zh: detail[3] } }
    : { detail: null }),
});

/** The day on which the sources were read; one whose content is older carries the day of its content. */
export const collected = '2026-11-24';
