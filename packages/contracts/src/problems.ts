import { type ErrorCode, errorTexts, limitText, technicalLoginTitle } from '@leserkonto/texts'

/** HTTP status of each code. Source: docs/spec/contract.md#error-catalogue. */
export const statusOf = {
  AUTH_INVALID_CREDENTIALS: 401,
  AUTH_NOT_ACTIVATED: 403,
  AUTH_BLOCKED: 403,
  AUTH_TECHNICAL: 503,
  AUTH_BUSY: 503,
  LOGIN_CODE_WRONG: 401,
  LOGIN_CODE_EXPIRED: 410,
  PASSKEY_REFUSED: 401,
  PASSKEY_COUNTER: 401,
  PASSKEY_UNKNOWN: 401,
  PASSKEY_NOT_CREATED: 422,
  PASSKEY_EXISTS: 409,
  PASSKEY_LIMIT: 409,
  PUSH_LIMIT: 409,
  GIFT_LIMIT: 409,
  GENERIC: 503,
  ACTIVATION_TOKEN_EXPIRED: 410,
  ACTIVATION_TOKEN_USED: 409,
  ACTIVATION_TOKEN_INVALID: 400,
  ACTIVATION_TECHNICAL: 503,
  GP_NUMBER_ALREADY_LINKED: 409,
  GP_NUMBER_LIMIT: 409,
  LINK_NO_SUBSCRIPTION: 404,
  LINK_VERIFICATION_REQUIRED: 422,
  ACCESS_DATA_NO_SUBSCRIPTION: 404,
  ACCESS_DATA_NOT_LINKED: 409,
  PASSWORD_RESET_TOKEN_INVALID: 410,
  PASSWORD_RESET_FAILED: 503,
  PASSWORD_WRONG: 403,
  PASSWORD_UPDATE_FAILED: 503,
  PROFILE_SAVE_FAILED: 503,
  EMAIL_TAKEN: 409,
  DELETE_BLOCKED_BY_SUBSCRIPTION: 409,
  EMAIL_LINK_EXPIRED: 410,
  EMAIL_ALREADY_CHANGED: 409,
  EMAIL_GONE: 409,
  TAKE_BACK_EXPIRED: 410,
  TAKE_BACK_USED: 409,
  TAKE_BACK_OVERRULED: 409,
  TAKE_BACK_UNKNOWN: 404,
  TAKE_BACK_ADDRESS_IN_USE: 409,
  PARTNER_SIGN_IN_OVER: 410,
  DEVICE_CODE_UNKNOWN: 404,
  PARTNER_ACCESS_UNKNOWN: 404,
  PICTURE_TOO_LARGE: 413,
  PICTURE_FORMAT: 415,
  PICTURE_DAMAGED: 422,
  PICTURE_NOT_SQUARE: 422,
  PICTURE_TOO_SMALL: 422,
  PICTURE_RIGHTS: 422,
  PICTURE_DELETE_FAILED: 503,
  SHARED_SEATS_EXHAUSTED: 409,
  SHARED_INVITATION_SEND_FAILED: 502,
  SHARED_WRONG_USER: 403,
  SHARED_ADDRESS_MISMATCH: 422,
  SHARED_ADDRESS_LOCKED: 429,
  SHARED_INVITATION_EXPIRED: 410,
  SHARED_INVITATION_REVOKED: 410,
  SHARED_INVITATION_USED: 409,
  SHARED_INVITATION_NOT_FOUND: 404,
  SHARED_OWN_SUBSCRIPTION: 409,
  SHARED_ALREADY_MEMBER: 409,
  SHARED_SELF_INVITE: 422,
  SHARED_OWNER_INVITE: 422,
  SHARED_DUPLICATE: 409,
  SHARED_DOMAIN_NOT_ALLOWED: 422,
  SHARED_OWNER_SUBSCRIPTION_ENDED: 410,
  NEWSLETTER_ERROR: 503,
  RIGHT_NOT_GRANTED: 403,
  VALIDATION_FAILED: 422,
  MALFORMED_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  CONTENT_TYPE: 415,
  MISDIRECTED: 421,
  AUTH_REQUIRED: 401,
  SIGNATURE_MISSING: 401,
  SIGNATURE_WRONG: 401,
  SIGNATURE_OUTDATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
  EDITION_UNKNOWN: 404,
  CONFLICT: 409,
} as const satisfies Record<ErrorCode, number>

/** Short English phrase of a status for `title`; readers see `detail`. */
const titleOf: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** Errors any operation may answer without declaring them. */
export const sharedErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'BODY_TOO_LARGE',
  'CONTENT_TYPE',
  'RATE_LIMITED',
  'MISDIRECTED',
  'FORBIDDEN',
  'GENERIC',
] as const satisfies readonly ErrorCode[]

/** One wrong field. */
export type FieldError = { field: string; code: string; message: string }

/** The body of every error. Source: RFC 9457 §3, docs/spec/contract.md#errors. */
export type ProblemJson = {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  request_id: string
  field_errors?: FieldError[]
  details?: Record<string, unknown>
}

type Options = {
  /** Wrong fields, for VALIDATION_FAILED and codes that also name their field. */
  fields?: readonly FieldError[]
  /** For programs that call; never personal data of somebody else. */
  details?: Record<string, unknown>
  /** Values of the placeholders in the German text. */
  params?: Readonly<Record<string, string | number>>
  /** A status other than the catalogue's, if the contract says so. */
  status?: number
  retryAfterS?: number
  /** The methods that the address has. */
  allow?: readonly string[]
  cause?: unknown
}

/** When to come again after a fault of ours. Our choice: what ends soon has ended, and what lasts is not asked too often. */
const outageS = 2

/** A refusal with a stable code. A class, the only one here, because what is thrown should be an Error. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[] | undefined
  readonly details: Record<string, unknown> | undefined
  readonly retryAfterS: number | undefined
  readonly allow: readonly string[] | undefined
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.status = options.status ?? statusOf[code]
    this.fields = options.fields
    this.details = options.details
    this.retryAfterS = options.retryAfterS ?? (this.status === 503 ? outageS : undefined)
    this.allow = options.allow
    this.params = options.params ?? {}
  }

  /** The body to answer, `requestId` being the one in X-Request-Id. */
  toJson(requestId: string): ProblemJson {
    return {
      type: `urn:leserkonto:problem:${this.code.toLowerCase()}`,
      title: this.code === 'AUTH_TECHNICAL' ? technicalLoginTitle : (titleOf[this.status] ?? 'Error'),
      status: this.status,
      code: this.code,
      detail:
        this.code === 'RATE_LIMITED'
          ? limitText(this.details?.limit, this.retryAfterS)
          : problemText(this.code, this.params),
      request_id: requestId,
      ...(this.fields && { field_errors: [...this.fields] }),
      ...(this.details && { details: this.details }),
    }
  }
}

/** German text of a code without its link markers, placeholders filled. */
export function problemText(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return errorTexts[code]
    .replace(/ \[[^\]]*\]/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
