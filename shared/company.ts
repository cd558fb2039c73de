/** Terms of payment in percent: on confirmation of the order, and before shipment (public-site section 2). */
export const depositPercent = 30;
export const balancePercent = 100 - depositPercent;

/** The steps of an order, in order (public-site section 2, Process page). */
export const processSteps = ['needs', 'search', 'order', 'production', 'inspection', 'shipping'] as const;

/** Usual duration of each stage in days, shortest and longest (public-site section 2, Process page). */
export const processStages = [
  { stage: 'consultation', from: 1, to: 2 },
  { stage: 'vetting', from: 3, to: 7 },
  { stage: 'production', from: 15, to: 30 },
  { stage: 'delivery', from: 7, to: 21 },
] as const;

const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);

/** The same for the whole way, one stage after the other. */
export const processTotal = {
  from: sum(processStages.map((stage) => stage.from)),
  to: sum(processStages.map((stage) => stage.to)),
};

/** What the company offers, in the order of the services page (public-site section 2). */
export const companyServices = ['sourcing', 'quality', 'logistics', 'communication'] as const;
