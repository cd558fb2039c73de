/** Constants of testimonials without schemas, so that the browser loads them without the validation library. */
import type { Locale } from '../base/locale.ts';

/** From best to worst, as in the form. */
export const ratings = [5, 4, 3, 2, 1] as const;
type Rating = (typeof ratings)[number];

/** A stored rating as its type; the database contains only these. */
export const toRating = (stored: number): Rating => ratings.find((rating) => rating === stored) ?? 1;

/**
 * Days after the acceptance of an offer until its buyer is asked how it went: the goods have come by then.
 * There are no orders yet that would know it.
 */
export const testimonialAfterDays = 45;

/** The moment from which on the buyer of an accepted offer can say how it went. */
export const testimonialFrom = (acceptedAt: Date): Date =>
  new Date(acceptedAt.getTime() + testimonialAfterDays * 86_400_000);

/** Longest text of a testimonial, in characters. */
export const maxTestimonialLength = 1000;
/** Number of testimonials on a product's page, the newest ones, and on the home page, those that are featured. */
export const testimonialsOfProduct = 5;
export const testimonialsAtHome = 2;
/** Maximum characters of a testimonial on the home page; the product's page shows the whole text. */
export const homeTestimonialLength = 180;

/** A testimonial as visitors see it. */
export type PublicTestimonial = {
  id: string;
  customerName: string;
  companyName: string | null;
  country: string | null;
  rating: number;
  message: string;
  language: Locale;
  /** The product, as long as visitors can open its page. */
  productId: string | null;
  reply: string | null;
  /** Whether it was made up for the demo. */
  isExample: boolean;
  writtenAt: Date;
  /** When the offer was accepted. */
  acceptedAt: Date;
};

/** Number and average of the ratings of a product by real buyers. */
export type RatingSummary = { count: number; average: number };
