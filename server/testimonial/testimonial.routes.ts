import { testimonialCalls } from '#shared/testimonial-calls.ts';
import { routesOf } from '../http/implement.ts';
import { givenRoutes } from '../http/record-routes.ts';
import type { TestimonialService } from './testimonial.service.ts';

/** /api/testimonials, for the staff. */
export const testimonialRoutes = ({ testimonials }: { testimonials: TestimonialService }) =>
  routesOf(...givenRoutes(testimonialCalls, testimonials));
