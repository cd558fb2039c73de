import { isDeepStrictEqual } from 'node:util';
import { type Call, errorsOf } from '#shared/base/contract.ts';
import { errorBody } from '#shared/base/error-body.ts';
import { type ErrorCode, errorStatus } from '#shared/base/errors.ts';
import { isAllowed } from '#shared/base/policy.ts';
import type { Role } from '#shared/base/user-rules.ts';

/** Errors that a declared call must never answer with, regardless of the request. */
const faults = new Set<ErrorCode>(['internal', 'unavailable', 'storage_full']);

/**
 * What is wrong with an answer, or null if it is correct: a server fault, an undeclared error, a shape other than the
 * declared one, or a success without the permission.
 */
export async function findFault(call: Call, role: Role | null, response: Response): Promise<string | null> {
  const { status } = response;
  const text = await response.text();
  if (status >= 500) return `answers ${status}: ${text.slice(0, 300)}`;
  if (status >= 400) return findErrorFault(call, status, text);
  if (!isAllowed(role && { role }, call.permission)) return `answers ${status} to ${role ?? 'anybody'}`;
  if (status === 303 && call.formLeadsTo !== undefined) return null;
  if (status !== (call.status ?? 200)) return `answers ${status}`;
  if (typeof call.answer === 'string') return null;
  const value = toJson(text);
  const parsed = call.answer.safeParse(value);
  if (!parsed.success) return `answers ${text.slice(0, 300)}: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, value) ? null : `answers more than its schema: ${text.slice(0, 300)}`;
}

function findErrorFault(call: Call, status: number, text: string): string | null {
  const parsed = errorBody.safeParse(toJson(text));
  if (!parsed.success) return `answers ${status} with ${text.slice(0, 300)}`;
  const { code } = parsed.data;
  if (errorStatus[code] !== status) return `answers ${code} with ${status}`;
  return errorsOf(call).includes(code) && !faults.has(code)
    ? null
    : `answers ${code}, which it does not declare`;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
