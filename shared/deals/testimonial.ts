import { z } from 'zod';
import { optionalLine, optionalText, requiredLine, requiredText } from '../base/form-text.ts';
import { maxCompanyLength, maxNameLength, maxShortText } from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { maxTestimonialLength } from './testimonial-rules.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { choice } from '../base/list-query.ts';

/** Body of POST /api/buyer-quotes/{code}/testimonial. The buyer can change it until it is published. */
export const newTestimonial = z.object({
  rating: z.union(
    [z.literal([1, 2, 3, 4, 5]), z.enum(['1', '2', '3', '4', '5']).transform(Number)],
    'choiceInvalid',
  ),
  message: requiredText(maxTestimonialLength),
  /** Name as it will be shown. */
  customerName: requiredLine(maxNameLength, 'contactNameRequired'),
  companyName: optionalLine(maxCompanyLength).optional(),
  requestKey: z.uuid('choiceInvalid').optional(),
});
export type NewTestimonial = z.output<typeof newTestimonial>;

/** The buyer's own testimonial on the secret page of the request. */
export const ownTestimonial = z.object({
  rating: z.int(),
  message: z.string(),
  customerName: z.string(),
  companyName: z.string().nullable(),
  reply: z.string().nullable(),
  /** Can be changed only while `waiting`. */
  state: z.enum(['waiting', 'published', 'removed']),
});
export type OwnTestimonial = z.infer<typeof ownTestimonial>;

/** Body of PUT /api/testimonials/{id}. Text, name and rating can be changed only by the buyer. */
export const testimonialChange = z
  .object({
    isApproved: z.boolean(),
    isFeatured: z.boolean(),
    reply: optionalText(maxShortText),
    ...openedVersion,
  })
  .partial();
export type TestimonialChange = z.infer<typeof testimonialChange>;

/** A testimonial as the staff see it. */
export const staffTestimonial = z.object({
  ...recordState,
  /** The buyer's request; null for testimonials of the demo. */
  requestId: z.uuid().nullable(),
  reference: z.string().nullable(),
  /** Whether the request has an accepted offer; otherwise the testimonial is not shown. */
  isAccepted: z.boolean(),
  customerName: z.string(),
  companyName: z.string().nullable(),
  country: z.string().nullable(),
  rating: z.int(),
  message: z.string(),
  language: z.enum(locales),
  productName: z.string().nullable(),
  isApproved: z.boolean(),
  isFeatured: z.boolean(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffTestimonial = z.infer<typeof staffTestimonial>;

/** Query of the staff's list. */
export const testimonialQuery = z.object({ status: choice(['all', 'waiting'], 'all') });
