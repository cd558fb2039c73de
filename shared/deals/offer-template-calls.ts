import { z } from 'zod';
import { call } from '../base/contract.ts';
import { newOfferTemplate, offerTemplate, offerTemplateChange } from './offer-template.ts';
import { recordCalls } from '../base/record-calls.ts';

const path = '/api/offer-templates';

/** Offer templates, for the staff. */
export const offerTemplateCalls = {
  list: call('GET', path, 'staff', {
    answer: z.array(offerTemplate),
    summary: 'All templates of offers, the default one first',
  }),
  ...recordCalls({
    path,
    name: 'a template of offers',
    fresh: newOfferTemplate,
    change: offerTemplateChange,
    staff: offerTemplate,
  }),
};
