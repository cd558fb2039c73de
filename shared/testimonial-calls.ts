import { givenCalls } from './record-calls.ts';
import { staffTestimonial, testimonialChange } from './testimonial.ts';

/** What buyers have said, for the staff; it is written at the address of the request (quote-calls.ts). */
export const testimonialCalls = givenCalls({
  path: '/api/testimonials',
  name: 'a testimonial',
  change: testimonialChange,
  staff: staffTestimonial,
});
