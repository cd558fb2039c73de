import { AppError } from './errors.ts';

/**
 * The fields and files of a submitted form, as a page's action reads it.
 * @throws AppError `bad_request` when the body is no form, or a broken one
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- advised against for bodies of any size; ours have a limit
    return await request.formData();
  } catch (error) {
    throw new AppError('bad_request', `the body is no form: ${String(error)}`);
  }
}
