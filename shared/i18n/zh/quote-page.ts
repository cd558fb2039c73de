// What the browser loads for the page of a request, and keeps: it is no part of each page.
export { landedCost } from './landed-cost.ts';
export { quoteOffer } from './quote-offer.ts';
