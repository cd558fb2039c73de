/**
 * Longest text of a template in one language: `terms` and `notIncluded` together must fit into the terms of an offer.
 */
export const maxTemplateText = 1400;
