import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { describePaths, type OpenApiDocument, toDocument } from './openapi.ts';

export type ContractService = ReturnType<typeof createContractService>;

/**
 * Describes the API to the staff. It is not public: the calls serve our own pages and may change with them, and a
 * published API would be a promise (decision 019).
 */
export function createContractService({ version }: { version: string }) {
  // Built at the first request, because most processes never get one.
  let paths: OpenApiDocument['paths'] | undefined;

  return {
    /** The OpenAPI document. @throws AppError `forbidden` for anyone but the staff */
    document(actor: CurrentUser | null, place: { origin: string; sessionCookie: string }): OpenApiDocument {
      demand(actor, 'staff');
      return toDocument((paths ??= describePaths()), { ...place, version });
    },
  };
}
