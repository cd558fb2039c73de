import { AppError } from './errors.ts';

/**
 * The fields and files of a submitted form, for the action of a page.
 * @throws AppError `bad_request` if the body is not a form, or is malformed
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated because it reads bodies of any size; ours are limited
    return await request.formData();
  } catch (error) {
    throw new AppError('bad_request', `the body is no form: ${String(error)}`);
  }
}
