import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import type { AppContext } from './env.ts';

/** Parses the query parameters; of a repeated one, the first counts. @throws AppError `bad_request` */
export function query<T extends z.ZodType>(c: AppContext, schema: T): z.infer<T> {
  return check(schema, c.req.query(), 'bad_request');
}

/**
 * Parses a JSON body.
 * @throws AppError `bad_request` if it is not JSON, `invalid` with the fields if the schema does not accept it
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

/** Answers with a value reduced to what its schema declares. */
export function answer<T extends z.ZodType>(
  c: AppContext,
  schema: T,
  value: z.input<T>,
  status: 200 | 201 = 200,
) {
  return c.json(schema.parse(value) as object, status);
}

/** Parses a value that a handler has read itself, such as the fields of a form. @throws AppError with the fields */
export function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
  code: 'bad_request' | 'invalid',
): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // An error of the whole value, such as a list instead of an object, has no field.
  const faults = result.error.issues.filter((issue) => issue.path.length > 0);
  const fields = Object.fromEntries(faults.map((i) => [i.path.join('.'), i.message]));
  throw new AppError(
    code,
    result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '),
    fields,
  );
}

/**
 * Whether a request's path and query can be decoded and stored: valid percent-encoding and UTF-8, no NUL, not
 * absurdly long. Two slashes at the start are refused: every link of the page to itself would name another site.
 */
export function isSaneUrl(rawUrl: string): boolean {
  if (rawUrl.length > 8000 || rawUrl.startsWith('//')) return false;
  try {
    return !decodeURIComponent(rawUrl.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
