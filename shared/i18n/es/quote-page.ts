// One file for the browser: it is loaded once and kept, instead of being part of each page.
export { landedCost } from './landed-cost.ts';
export { order } from './order.ts';
export { quoteOffer } from './quote-offer.ts';
