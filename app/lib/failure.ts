import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { ApiError } from './api.ts';

/** Why a call has failed, in the words of the server. */
export type Failure = {
  /** Null when no answer came: the network failed, or it took too long. */
  status: number | null;
  code: ErrorCode | null;
  /** What is wrong with which field. */
  fields: Record<string, string>;
  /** What is wrong with the first field, else with the whole; null when the server said nothing. */
  text: string | null;
  body: ErrorBody | null;
};

/** The only place that looks into the error of a call. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: null, code: null, fields: {}, text: null, body: null };
  const { status, body } = error;
  const fields = body?.fields ?? {};
  const text = Object.values(fields)[0] ?? body?.message ?? null;
  return { status, code: body?.code ?? null, fields, text, body };
}

export const hasCode = (error: unknown, code: ErrorCode): boolean => failureOf(error).code === code;
