import type { SameShape } from '../translate.ts';

/** Testimonials: texts of the form on the secret page of a request, and of the places that show them. */
export const testimonial = {
  title: 'What buyers say',
  rated: '{rating} of 5: {word}',
  words: { 1: 'very poor', 2: 'poor', 3: 'fair', 4: 'good', 5: 'very good' },
  reply: 'Our answer',
  example: 'Made-up example',
  written: 'Written in {language}.',
  translate: 'Translate at Google',
  product: 'See the product',
  formTitle: 'How was it?',
  formText:
    'Tell other buyers how it went, good or bad. We publish it in your words once we have seen that it is no abuse; a low rating is no reason to leave it out. You can change it until then.',
  rating: 'Your rating',
  message: 'What you want to say',
  name: 'Name as it is to be shown',
  company: 'Company (optional)',
  send: 'Send',
  change: 'Send the change',
  waiting: 'We have it, and have not published it yet.',
  published: 'It is published. Thank you.',
  removed: 'We do not publish what you have written. Ask us why.',
} as const;

/** The same texts in any language. */
export type TestimonialTexts = SameShape<typeof testimonial>;
