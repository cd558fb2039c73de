import type { Permission } from '#shared/policy.ts';

/** Who may call what of quotes: rows of the permission matrix (server/http/permissions.test.ts). */
export const quotePermissions: Record<string, Permission> = {
  'GET /api/quote-list': 'anyone',
  'PUT /api/quote-list': 'anyone',
  'POST /api/quote-list/lines': 'anyone',
  'DELETE /api/quote-list/lines/:id': 'anyone',
  // For the owner of the list (server/quote/quote-photo.test.ts).
  'POST /api/quote-list/photos': 'anyone',
  'GET /api/quote-list/photos/:id': 'anyone',
  'DELETE /api/quote-list/photos/:id': 'anyone',
  'POST /api/quote-list/request': 'anyone',
  'POST /api/conversations/:id/quote-list': 'staff',
  // For those who know the code (server/quote/quote.test.ts).
  'GET /api/buyer-quotes/:code': 'anyone',
  'GET /api/buyer-quotes/:code/photos/:id': 'anyone',
  'POST /api/buyer-quotes/:code/question': 'anyone',
  'POST /api/buyer-quotes/:code/accept': 'anyone',
  'POST /api/buyer-quotes/:code/withdraw': 'anyone',
  'POST /api/buyer-quotes/:code/decline': 'anyone',
  'POST /api/buyer-quotes/:code/fresh-price': 'anyone',
  'GET /api/quotes/earlier': 'staff',
  'GET /api/quotes/:id/photos/:photo': 'staff',
  'POST /api/quotes/:id/send': 'staff',
  'POST /api/quotes/:id/approve': 'staff',
  'POST /api/quotes/:id/answer': 'staff',
  'POST /api/quotes/:id/factory-asked': 'staff',
  'POST /api/quotes/:id/factory-answered': 'staff',
  'POST /api/quotes/:id/withdraw': 'staff',
  'POST /api/quotes/:id/reopen': 'staff',
  'POST /api/quotes/bulk': 'staff',
  'GET /api/offer-templates': 'staff',
  'GET /api/reference': 'staff',
  'POST /api/reference/checked': 'staff',
  'GET /api/supplier-prices': 'staff',
  'GET /api/supplier-prices/offered': 'staff',
};
