import type { Locator } from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import type { Page } from './test.ts';

/** Parts of pages that several tests use, by role and name; at the end, parts that have neither. */

type Scope = Page | Locator;

/** The link to the chat, the last link of a public page; its name changes while there are unread messages. */
export const chatLink = (page: Page) => page.getByRole('complementary').getByRole('link').last();

/** The button that adds the page's product to the favourites or removes it; it comes before those of the cards. */
export const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: / (?:to|from) favorites/ })
    .first();

/** The strip of the gallery; its arrows and thumbnails are links. */
export const galleryStrip = (page: Page, { gallery }: { gallery: { label: string } } = en) =>
  page.getByRole('group', { name: gallery.label });

/** Number of the item shown in the strip, from 1. */
export const shownItem = (strip: Locator) =>
  strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1);

/** The control that opens a `<details>`: HTML gives it no role. */
export const opener = (scope: Scope, text: string | RegExp = '') =>
  scope.locator('summary', { hasText: text });

/** Pictures of a slideshow: decoration, hidden from screen readers. */
export const slides = (page: Page) => page.locator('.slide');

/** Frames of pictures, for measuring; a picture that fails to load has no role. */
export const pictureFrames = (page: Page) => page.locator('.pic');

/** Amounts of money in the text of a page, each in an element of its own. */
export const prices = (page: Page) => page.getByRole('main').locator('.price');

/** Videos: HTML gives them no role. */
export const videos = (scope: Scope) => scope.locator('video');

/** The field of a file: HTML gives it no role, and where a button stands for it, no visible name. */
export const fileField = (page: Page) => page.locator('input[type=file]');

/** Fields with an error, of whatever kind. */
export const invalidFields = (page: Page) => page.locator('[aria-invalid=true]');

/** Opens every `<details>` of the page. */
export const openAllDetails = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true;
  });

/** The lines of a draft of an offer: each is a card without a role. */
export const draftLines = (page: Page) => page.locator('.offer-line:has(.offer-fold)');

/** The number of waiting quotes in the bar of the admin area, which stays readable behind a dialog. */
export const waitingQuotes = (page: Page) =>
  page.locator('.admin-bar a[href^="/admin/quotes"] [aria-hidden]').last();

/** An amount in the sums of an offer, by the beginning of its label: the rows of a list of terms have no role. */
export const sumOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .getByRole('definition');
