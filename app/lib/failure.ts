import type { ErrorBody, ErrorCode } from '#shared/base/errors.ts';
import { ApiError } from './api.ts';

/** Why a call has failed, with the texts of the server. */
export type Failure = {
  /** Null if no answer came: the network failed, or the call timed out. */
  status: number | null;
  code: ErrorCode | null;
  /** Error texts by field name. */
  fields: Record<string, string>;
  /** The error text of the first field, else of the whole; null if the server gave none. */
  text: string | null;
  body: ErrorBody | null;
};

/** Reads the error of a call. No other code may inspect it. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: null, code: null, fields: {}, text: null, body: null };
  const { status, body } = error;
  const fields = body?.fields ?? {};
  const text = Object.values(fields)[0] ?? body?.message ?? null;
  return { status, code: body?.code ?? null, fields, text, body };
}

/** Whether the server has refused what was sent, so that sending the same again is in vain. */
export const isRefusal = ({ code }: Failure): boolean => code === 'invalid' || code === 'too_large';

export const hasCode = (error: unknown, code: ErrorCode): boolean => failureOf(error).code === code;
