import { givenCalls } from '../base/record-calls.ts';
import { staffTestimonial, testimonialChange } from './testimonial.ts';

/** Testimonials, for the staff; buyers write them on the secret page of the request (quote-calls.ts). */
export const testimonialCalls = givenCalls({
  path: '/api/testimonials',
  name: 'a testimonial',
  change: testimonialChange,
  staff: staffTestimonial,
});
