/** Longest text of a template in one language: terms and what is not included together fit into the terms of an offer. */
export const maxTemplateText = 1400;
