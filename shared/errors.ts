import type { WorkChallenge } from './work.ts';

/** Every error that an answer can carry, and its HTTP status. The texts are in the dictionaries, by the same code. */
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
  /** A colleague approves a draft, not its author. */
  own_draft: 409,
  offer_expired: 409,
  offer_replaced: 409,
  /** Accepted, declined or withdrawn meanwhile: the act does not fit any more. */
  offer_closed: 409,
  too_large: 413,
  /** Of the same status, and before it: a bare 429 is the other one. */
  work_required: 429,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that reports an error. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** Field name → what is wrong with it, in the visitor's language. */
  fields?: Record<string, string>;
  /** Seconds after which it may be tried again, as in the header Retry-After. */
  retryAfter?: number;
  /**
   * With `work_required`: the call succeeds at once when it brings, as `work`, `<challenge>:<number>` whose SHA-256 begins
   * with `bits` zero bits. A task belongs to the user name, counts once, and lapses after ten minutes.
   */
  task?: WorkChallenge;
  requestId: string;
};

/** An expected failure. `message` is for the log; what the user reads comes from the dictionary entry of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  readonly task: WorkChallenge | undefined;

  constructor(
    code: ErrorCode,
    message: string = code,
    fields?: Record<string, string>,
    retryAfter?: number,
    task?: WorkChallenge,
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.task = task;
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
