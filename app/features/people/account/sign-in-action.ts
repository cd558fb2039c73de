import { data, redirect } from 'react-router';
import { isAppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import { fieldText, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { isStaff } from '#shared/base/policy.ts';
import { credentials } from '#shared/people/user.ts';
import { onServer } from '../../../lib/page-loader.ts';

/** The result of a failed sign-in without script. */
export type SignInFaults = {
  username: string;
  errors: Record<string, string>;
  failure: string | null;
  needsCode: boolean;
};

/**
 * Makes the action of a page with the sign-in form, for browsers without script.
 * @param elsewhere where users who are not staff are redirected
 */
export const signInAction = (elsewhere: string) =>
  onServer(async ({ signIn, t, locale, services }, { request }: { request: Request }) => {
    const fields = Object.fromEntries(await readForm(request));
    const username = typeof fields['username'] === 'string' ? fields['username'] : '';
    const again = (status: number, faults: Partial<SignInFaults>) =>
      data<SignInFaults>({ username, errors: {}, failure: null, needsCode: false, ...faults }, { status });
    const parsed = credentials.safeParse({ ...fields, code: fields['code'] || undefined });
    if (!parsed.success) {
      const texts = await loadValidationTexts(locale);
      const errors = parsed.error.issues.map((i) => [i.path.join('.'), fieldText(texts, i.message)] as const);
      return again(400, { errors: Object.fromEntries(errors) });
    }
    let isOfStaff: boolean;
    try {
      isOfStaff = isStaff(await signIn(parsed.data));
    } catch (error) {
      const known = services.toAppError(error);
      if (!isAppError(known) || known.code === 'internal') throw error;
      const needsCode = known.code === 'code_required' || 'code' in (known.fields ?? {});
      return again(known.status, { failure: t(`errors.${known.code}`), needsCode });
    }
    throw redirect(isOfStaff ? '/admin/dashboard' : elsewhere, 303);
  });
