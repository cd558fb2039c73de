import { call } from '../base/contract.ts';
import { photoQuery } from './quote-photo.ts';
import { newSupplierLink, supplierLinkList } from './supplier-link.ts';

const order = '/api/orders/:id';

/** Secret addresses for suppliers. What they send comes by the form of their page (/s/{code}). */
export const supplierLinkCalls = {
  list: call('GET', `${order}/supplier-links`, 'staff', {
    answer: supplierLinkList,
    summary: 'Links for suppliers of an order, and what they have sent',
  }),
  make: call('POST', `${order}/supplier-links`, 'staff', {
    body: newSupplierLink,
    errors: ['offer_closed'],
    summary: 'Makes a secret address at which a supplier says how far the goods are',
  }),
  revoke: call('POST', `${order}/supplier-links/:link/revoke`, 'staff', {
    errors: ['offer_closed'],
    summary: 'Revokes a link of a supplier',
  }),
  see: call('POST', `${order}/answers/:answer/seen`, 'staff', {
    errors: ['offer_closed'],
    summary: 'Marks an answer of a supplier as seen',
  }),
  photo: call('GET', '/api/supplier-pages/:code/photos/:photo', 'anyone', {
    query: photoQuery,
    answer: 'image/webp',
    summary: 'A photo that was sent by this link',
  }),
};
