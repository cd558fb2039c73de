import { beneficiaryCalls } from '#shared/deals/beneficiary-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { BeneficiaryService } from './beneficiary.service.ts';

/** Calls of the beneficiary, for super admins. */
export function beneficiaryRoutes({ beneficiaries }: { beneficiaries: BeneficiaryService }) {
  return routesOf(
    handle(beneficiaryCalls.list, ({ user }) => beneficiaries.list(user)),
    handle(beneficiaryCalls.propose, async ({ user, body: { currentPassword, ...details }, c }) => {
      const proof = { password: currentPassword, address: c.get('ip') };
      return { success: true as const, id: await beneficiaries.propose(user, details, proof) };
    }),
    handle(beneficiaryCalls.confirm, ({ user, params, body, c }) =>
      beneficiaries.confirm(user, params.id, { password: body.currentPassword, address: c.get('ip') }),
    ),
    handle(beneficiaryCalls.withdraw, ({ user, params }) => beneficiaries.withdraw(user, params.id)),
  );
}
