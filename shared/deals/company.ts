/**
 * Payment terms in percent: at the confirmation of the order, and before shipment
 * (docs/specification/site.md#process).
 */
export const depositPercent = 30;
export const balancePercent = 100 - depositPercent;

/** Steps of an order, in their order (docs/specification/site.md#process). */
export const processSteps = ['needs', 'search', 'order', 'production', 'inspection', 'shipping'] as const;

/** Consecutive stages of an order; the settings say how long each takes. */
export const processStages = ['consultation', 'vetting', 'production', 'delivery'] as const;

/** Services of the company, in the order of the services page (docs/specification/site.md#services). */
export const companyServices = ['sourcing', 'quality', 'logistics', 'communication'] as const;
