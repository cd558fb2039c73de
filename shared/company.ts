/** Terms of payment in percent: on confirmation of the order, and before shipment (docs/specification/site.md#process). */
export const depositPercent = 30;
export const balancePercent = 100 - depositPercent;

/** The steps of an order, in order (docs/specification/site.md#process). */
export const processSteps = ['needs', 'search', 'order', 'production', 'inspection', 'shipping'] as const;

/** The stages of an order, one after the other; how long each takes is in the settings. */
export const processStages = ['consultation', 'vetting', 'production', 'delivery'] as const;

/** What the company offers, in the order of the services page (docs/specification/site.md#services). */
export const companyServices = ['sourcing', 'quality', 'logistics', 'communication'] as const;
