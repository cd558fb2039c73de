import { testimonialCalls } from '#shared/deals/testimonial-calls.ts';
import { routesOf } from '../../platform/http/implement.ts';
import { givenRoutes } from '../../platform/http/record-routes.ts';
import type { TestimonialService } from './testimonial.service.ts';

/** /api/testimonials, for the staff. */
export const testimonialRoutes = ({ testimonials }: { testimonials: TestimonialService }) =>
  routesOf(...givenRoutes(testimonialCalls, testimonials));
