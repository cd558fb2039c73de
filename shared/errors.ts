/** Every error that an answer can carry, and its HTTP status. The texts are in the dictionaries, by the same code. */
export const errorStatus = {
  bad_request: 400,
  invalid: 400,
  unauthorized: 401,
  bad_credentials: 401,
  code_required: 401,
  forbidden: 403,
  bad_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_favorite: 409,
  conflict: 409,
  last_super_admin: 409,
  own_account: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that reports an error. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** Field name → what is wrong with it, in the visitor's language. */
  fields?: Record<string, string>;
  requestId: string;
};

/** An expected failure. `message` is for the log; what the user reads comes from the dictionary entry of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = code, fields?: Record<string, string>, retryAfter?: number) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/**
 * Whether this is an AppError. By shape, not by `instanceof`: the page bundle and the server each load
 * their own copy of this module.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
