import type { testimonials } from '../../schema/testimonial.ts';

/**
 * Two testimonials that are made up, as their writers are: no request stands behind them, so pages mark them, and drop them
 * once the company is a real one.
 * @param productIds by their keys
 */
export const demoTestimonials = (
  productIds: ReadonlyMap<string, string>,
): (typeof testimonials.$inferInsert)[] => {
  const [first, second] = productIds.values();
  return [
    {
      customerName: 'Awa D.',
      companyName: 'Boutique Awa',
      country: 'SN',
      rating: 5,
      language: 'fr',
      message:
        'Les photos du contrôle montraient deux cartons abîmés avant que je paie le solde. Ils ont été remplacés, et le conteneur est arrivé à Dakar avec tout ce qui était sur la liste.',
      productId: first ?? null,
      isApproved: true,
      isFeatured: true,
    },
    {
      customerName: 'Kofi M.',
      companyName: null,
      country: 'GH',
      rating: 3,
      language: 'en',
      message:
        'The goods are as agreed, but production took nine days longer than the offer said. I was told of it late.',
      productId: second ?? null,
      isApproved: true,
      isFeatured: true,
      reply:
        'You are right: we heard of the delay on day four and wrote on day eight. We now write on the same day.',
      repliedAt: new Date('2026-06-01T08:00:00Z'),
    },
  ];
};
