/** All error codes of answers, with their HTTP status. The dictionaries have a text for each code. */
export const errorStatus = {
  bad_request: 400,
  invalid: 400,
  unauthorized: 401,
  bad_credentials: 401,
  code_required: 401,
  bad_origin: 403,
  second_factor_required: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_favorite: 409,
  conflict: 409,
  conversation_closed: 409,
  answered_meanwhile: 409,
  in_use: 409,
  last_super_admin: 409,
  own_account: 409,
  /** A draft or a payment must be approved by a colleague, not by its author. */
  own_draft: 409,
  /** One of two accounts that must act independently is new, or somebody else has touched it lately. */
  not_independent: 409,
  /** Super admins stay as they are while a change of the beneficiary is open. */
  beneficiary_open: 409,
  /** Without PUBLIC_URL, the first reader of a document would choose the address printed in it. */
  no_public_address: 409,
  offer_expired: 409,
  offer_replaced: 409,
  /** The offer was accepted, declined or withdrawn since: the action no longer applies. */
  offer_closed: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Body of every error answer. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** Field name → error of the field, in the visitor's language. */
  fields?: Record<string, string>;
  /** Seconds after which the call may be repeated, as in the header Retry-After. */
  retryAfter?: number;
  requestId: string;
};

/** An expected failure. `message` is for the log; the user reads the dictionary's text for `code`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which the call may be repeated. */
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
 * Whether this is an AppError. Checks the shape instead of `instanceof`, because the page bundle and the server each
 * load their own copy of this module.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
