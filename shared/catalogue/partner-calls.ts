import { z } from 'zod';
import { call } from '../base/contract.ts';
import { newPartner, partnerChange, staffPartner } from './partner-form.ts';
import { partner } from './partner.ts';
import { recordCalls } from '../base/record-calls.ts';

const path = '/api/partners';
const one = `${path}/:id` as const;

/** Suppliers: read by everybody, changed by the staff. */
export const partnerCalls = {
  list: call('GET', path, 'anyone', {
    answer: z.array(partner),
    summary: 'All suppliers',
  }),
  read: call('GET', one, 'anyone', {
    answer: partner,
    summary: 'One supplier',
  }),
  ...recordCalls({ path, name: 'a supplier', fresh: newPartner, change: partnerChange, staff: staffPartner }),
};
