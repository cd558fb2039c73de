import type { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { AppContext } from './env.ts';

/** Parses the query parameters; the first of a repeated one counts. @throws AppError `bad_request` */
export function query<T extends z.ZodType>(c: AppContext, schema: T): z.infer<T> {
  return check(schema, c.req.query(), 'bad_request');
}

/**
 * Parses a JSON body.
 * @throws AppError `bad_request` when it is no JSON, `invalid` with the fields when it is not what the schema asks for
 */
export async function body<T extends z.ZodType>(c: AppContext, schema: T): Promise<z.infer<T>> {
  if (!c.req.header('content-type')?.startsWith('application/json')) {
    throw new AppError('bad_request', 'the body is not JSON');
  }
  const value: unknown = await c.req.json().catch(() => {
    throw new AppError('bad_request', 'the body cannot be parsed');
  });
  return check(schema, value, 'invalid');
}

/** An answer that holds what its schema names and nothing else. */
export function answer<T extends z.ZodType>(
  c: AppContext,
  schema: T,
  value: z.input<T>,
  status: 200 | 201 = 200,
) {
  return c.json(schema.parse(value) as object, status);
}

function check<T extends z.ZodType>(schema: T, value: unknown, code: 'bad_request' | 'invalid'): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // A fault of the whole, such as a list where an object belongs, has no field.
  const faults = result.error.issues.filter((issue) => issue.path.length > 0);
  const fields = Object.fromEntries(faults.map((i) => [i.path.join('.'), i.message]));
  throw new AppError(
    code,
    result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '),
    fields,
  );
}

/**
 * Whether a request's path and query can be decoded and stored: percent signs in order, UTF-8 whole, no NUL, and not
 * absurdly long. Two slashes at the start would name another site in every link that a page makes to itself.
 */
export function isSaneUrl(rawUrl: string): boolean {
  if (rawUrl.length > 8000 || rawUrl.startsWith('//')) return false;
  try {
    return !decodeURIComponent(rawUrl.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
