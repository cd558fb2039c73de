/** Words of testimonials, without schemas: the browser takes these without the validation library. */
import type { Locale } from './locale.ts';

/** From the best down, as the form offers them. */
export const ratings = [5, 4, 3, 2, 1] as const;
type Rating = (typeof ratings)[number];

/** A stored rating; the database keeps no other. */
export const toRating = (stored: number): Rating => ratings.find((rating) => rating === stored) ?? 1;

/** Characters of what a buyer says. */
export const maxTestimonialLength = 1000;
/** The newest ones on the page of a product, and those that stand out on the home page. */
export const testimonialsOfProduct = 5;
export const testimonialsAtHome = 2;
/** Characters of one on the home page; the page of the product has all of it. */
export const homeTestimonialLength = 180;

/** What visitors see of a testimonial. */
export type PublicTestimonial = {
  id: string;
  customerName: string;
  companyName: string | null;
  country: string | null;
  rating: number;
  message: string;
  language: Locale;
  /** The product that it is about, while visitors can open that. */
  productId: string | null;
  reply: string | null;
  /** Made up for the demo. */
  isExample: boolean;
  writtenAt: Date;
  /** When the offer was accepted. */
  acceptedAt: Date;
};

/** How real buyers have rated a product on the whole. */
export type RatingSummary = { count: number; average: number };
