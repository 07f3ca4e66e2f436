import type { ErrorCode } from './errors.ts'

// What a reader can do who was refused. Source: docs/spec/contract.md#next-steps.

/** Names of the ways on; a page shows those that lead somewhere from where it stands. */
export const nextStepTexts = {
  code: 'Mit Code per E-Mail anmelden',
  newPassword: 'Passwort zurücksetzen',
  withoutNumber: 'Ohne Nummer versuchen',
  withNumber: 'Mit Nummer versuchen',
  signIn: 'Anmelden',
  register: 'Neu registrieren',
  newActivation: 'Neuen Link anfordern',
  newReset: 'Neuen Link anfordern',
  accessData: 'Zugangsdaten anfordern',
  plans: 'Ihre Abos ansehen',
  security: 'Anmeldung und Sicherheit ansehen',
  profile: 'Zu Ihrem Profil',
  sharedPlan: 'Zu Familie und Firma',
  invitations: 'Ihre Einladungen ansehen',
  newsletters: 'Zu den Newslettern',
  reload: 'Seite neu laden',
  front: 'Zur Zeitung',
  help: 'Hilfe ansehen',
  /** The number and its hours. */
  phone: { call: (phone: string) => `${phone} anrufen`, hours: (hours: string) => `Aboservice: ${hours}` },
} as const

/** A way on after a refusal. */
export type NextStep = keyof typeof nextStepTexts

/**
 * What follows each code: ways on; `here` where the text says what to mend or to press, and both are before the reader; `program` where no
 * reader is told. A new code without a row does not compile. Source: docs/spec/contract.md#next-steps.
 */
const steps = {
  AUTH_INVALID_CREDENTIALS: ['newPassword', 'accessData'],
  AUTH_NOT_ACTIVATED: ['newActivation'],
  AUTH_BUSY: 'here',
  AUTH_BLOCKED: ['phone', 'help'],
  AUTH_TECHNICAL: ['phone', 'help'],
  GENERIC: ['phone', 'help'],
  LOGIN_CODE_WRONG: 'here',
  LOGIN_CODE_EXPIRED: 'here',
  PASSKEY_REFUSED: 'here',
  PASSKEY_COUNTER: 'here',
  PASSKEY_UNKNOWN: 'here',
  PASSKEY_NOT_CREATED: ['security', 'help'],
  PASSKEY_EXISTS: ['security'],
  PASSKEY_LIMIT: 'here',
  PUSH_LIMIT: 'here',
  GIFT_LIMIT: 'here',
  ACTIVATION_TOKEN_EXPIRED: ['signIn', 'newActivation'],
  ACTIVATION_TOKEN_USED: ['signIn', 'newActivation'],
  ACTIVATION_TOKEN_INVALID: ['newActivation', 'signIn'],
  ACTIVATION_TECHNICAL: ['phone', 'help'],
  GP_NUMBER_ALREADY_LINKED: ['accessData', 'phone', 'help'],
  GP_NUMBER_LIMIT: ['plans', 'phone'],
  LINK_NO_SUBSCRIPTION: ['withoutNumber', 'withNumber', 'phone', 'help'],
  LINK_VERIFICATION_REQUIRED: 'here',
  ACCESS_DATA_NO_SUBSCRIPTION: ['withoutNumber', 'withNumber', 'phone', 'help'],
  // The page itself leads to the registration.
  ACCESS_DATA_NOT_LINKED: ['phone'],
  PASSWORD_RESET_TOKEN_INVALID: ['newReset', 'signIn'],
  PASSWORD_RESET_FAILED: ['phone', 'help'],
  PASSWORD_WRONG: ['newPassword'],
  PASSWORD_UPDATE_FAILED: ['phone', 'help'],
  PROFILE_SAVE_FAILED: ['phone', 'help'],
  EMAIL_TAKEN: ['signIn', 'phone', 'help'],
  DELETE_BLOCKED_BY_SUBSCRIPTION: ['plans', 'phone', 'help'],
  EMAIL_LINK_EXPIRED: ['profile', 'help'],
  EMAIL_ALREADY_CHANGED: ['signIn', 'help'],
  EMAIL_GONE: ['profile', 'phone'],
  TAKE_BACK_EXPIRED: ['phone', 'help'],
  TAKE_BACK_USED: ['signIn', 'phone'],
  TAKE_BACK_OVERRULED: ['phone', 'help'],
  TAKE_BACK_UNKNOWN: ['phone', 'help'],
  TAKE_BACK_ADDRESS_IN_USE: ['phone', 'help'],
  PARTNER_SIGN_IN_OVER: 'here',
  DEVICE_CODE_UNKNOWN: 'here',
  PARTNER_ACCESS_UNKNOWN: ['security'],
  PICTURE_TOO_LARGE: 'here',
  PICTURE_FORMAT: 'here',
  PICTURE_DAMAGED: 'here',
  PICTURE_NOT_SQUARE: 'here',
  PICTURE_TOO_SMALL: 'here',
  PICTURE_RIGHTS: 'here',
  PICTURE_DELETE_FAILED: ['phone', 'help'],
  SHARED_SEATS_EXHAUSTED: ['sharedPlan', 'phone'],
  SHARED_INVITATION_SEND_FAILED: 'here',
  SHARED_WRONG_USER: 'here',
  SHARED_ADDRESS_MISMATCH: ['phone', 'help'],
  SHARED_ADDRESS_LOCKED: ['phone', 'help'],
  SHARED_INVITATION_EXPIRED: ['invitations', 'help'],
  SHARED_INVITATION_REVOKED: ['invitations', 'help'],
  SHARED_INVITATION_USED: ['sharedPlan', 'help'],
  SHARED_INVITATION_NOT_FOUND: ['invitations', 'help'],
  SHARED_OWN_SUBSCRIPTION: ['plans', 'phone'],
  SHARED_ALREADY_MEMBER: ['sharedPlan', 'help'],
  SHARED_SELF_INVITE: 'here',
  SHARED_OWNER_INVITE: 'here',
  SHARED_DUPLICATE: 'here',
  SHARED_DOMAIN_NOT_ALLOWED: ['phone', 'help'],
  SHARED_OWNER_SUBSCRIPTION_ENDED: ['phone', 'help'],
  NEWSLETTER_ERROR: ['newsletters', 'help'],
  RIGHT_NOT_GRANTED: ['plans', 'help'],
  VALIDATION_FAILED: 'here',
  MALFORMED_REQUEST: ['reload', 'help'],
  BODY_TOO_LARGE: ['reload', 'help'],
  CONTENT_TYPE: ['reload', 'help'],
  MISDIRECTED: ['front', 'help'],
  AUTH_REQUIRED: ['signIn'],
  SIGNATURE_MISSING: 'program',
  SIGNATURE_WRONG: 'program',
  SIGNATURE_OUTDATED: 'program',
  FORBIDDEN: ['profile', 'help'],
  REAUTHENTICATION_REQUIRED: 'here',
  NOT_FOUND: ['front', 'help'],
  METHOD_NOT_ALLOWED: ['reload', 'help'],
  RATE_LIMITED: ['code', 'help'],
  EDITION_UNKNOWN: ['front', 'help'],
  CONFLICT: ['reload', 'help'],
} as const satisfies Readonly<Record<ErrorCode, readonly [NextStep, ...NextStep[]] | 'here' | 'program'>>

const known: Readonly<Record<string, readonly NextStep[] | string>> = steps

/** The ways on after a refusal, the nearest first. */
export function nextStepsOf(code: string): readonly NextStep[] {
  const row = Object.hasOwn(known, code) ? known[code] : undefined
  return Array.isArray(row) ? row : []
}
