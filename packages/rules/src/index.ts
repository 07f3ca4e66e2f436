export {
  addresses,
  helpAddress,
  loginFor,
  otherPlan,
  type PathPrefix,
  prefixOf,
  receivedAddress,
  sectionAddress,
  signOnFor,
  signOnTo,
  withQuery,
} from './addresses.ts'
export { type Announcement, announcements, isAnnouncement } from './announcement.ts'
export { type BadgeKind, badgeKind, chosenBadges, isAdvert } from './badges.ts'
export { berlin } from './berlin.ts'
export {
  contrastRatio,
  editionAccent,
  editionVariables,
  type Grounds,
  type HexColour,
  houseGrounds,
  mixColours,
  readableOn,
  relativeLuminance,
  type Shades,
  shadesOf,
  shapeContrast,
  sixDigitHex,
  textContrast,
} from './colour.ts'
export { cookieValues } from './cookies.ts'
export { type Device, deviceOf } from './device.ts'
export { emailKey, maskedEmail, normalizedEmail, reasonAgainstEmail, untaggedEmailKey } from './email.ts'
export { errorCode, isOutage, isRowMissing, publisherUnavailable } from './error-code.ts'
export { escapeHtml } from './escape-html.ts'
export { type HashToken, hashToken } from './hash-token.ts'
export {
  isAllowedDomain,
  liveSeatStatuses,
  planHasEnded,
  reasonAgainstInvitation,
  reasonToRefuseSeat,
  renewableSince,
  type SeatRefusal,
  type SeatStatus,
  seatStatus,
  shortName,
} from './invitation.ts'
export { type DeletionReason, deletionReasons } from './leaving.ts'
export {
  dataLinkLimits,
  declarationLimits,
  floodWeights,
  inputLimits,
  type LimitKey,
  type LimitName,
  limits,
  linkProofLifetimeMs,
  loginCodeLimits,
  maxLinkedNumbers,
  networkShares,
  passkeyLimits,
  pendingRegistrationLifetimeMs,
  pictureLimits,
  refusalPace,
  sessionLimits,
  sharedPlanLimits,
  signInHistory,
  signOnLimits,
  type TokenPurpose,
  tokenLifetimeMs,
  userDataLimits,
  type Window,
} from './limits.ts'
export { type LinkTarget, type LinkTargetOptions, linkTarget, safeLink } from './links/link-target.ts'
export { linkQuery, mailId, mailToken, tokenCandidates } from './links/mail-link.ts'
export { placeOf } from './links/place.ts'
export { type AllowedTargets, safeReturnUrl } from './links/return-url.ts'
export {
  type UnsubscribeToken,
  unsubscribeTokenParts,
  unsubscribeTokenSubject,
} from './links/unsubscribe-token.ts'
export { codePoints, isCompanyName, isPersonName, isUsername } from './names.ts'
export {
  consentedStates,
  editPageReason,
  isConsented,
  isLive,
  type LeavingReason,
  leavingReasons,
  liveStates,
  newsletterLimits,
  noReason,
  registerStatusOf,
  unsubscribeReasons,
} from './newsletter.ts'
export { inReadingOrder } from './newsletter-order.ts'
export { isCustomerNumber, isLoginCode, isPostcode, loginCodeDigits } from './numbers.ts'
export { expiriesElsewhere, otherCookiePlaces } from './other-cookies.ts'
export { type ContentChange, keysOfChange, pageKeys } from './page-keys.ts'
export {
  isPartnerScope,
  isSessionRunning,
  olderSignInCookies,
  type PartnerScope,
  partnerLifetimesS,
  partnerScopes,
  partnerSignInCookie,
} from './partners.ts'
export { type PasskeyPlace, passkeyPlace } from './passkey-place.ts'
export {
  canBePassword,
  isCommonPassword,
  type PasswordContext,
  type PasswordFlaw,
  type PasswordHint,
  passwordFlaw,
  passwordHintsMet,
} from './password.ts'
export {
  fullName,
  namedPersons,
  nameLine,
  type PersonName,
  personName,
} from './persons.ts'
export {
  bucketOrigin,
  diskBucket,
  type PictureFormat,
  pictureAddress,
  pictureFormatOf,
  pictureHeadBytes,
  pictureTypeOf,
} from './pictures.ts'
export { proposedUsername } from './proposed-username.ts'
export {
  readAnyLine,
  readCode,
  readDigits,
  readHouseNumber,
  readLine,
  readLines,
  readName,
  readNumber,
  readPostcode,
  readVisible,
} from './read/as-meant.ts'
export { isBirthDate, readBirthDate, readDay } from './read/day.ts'
export type { Covered, Kind, Period } from './retention/kind.ts'
export {
  goneUntil,
  keptMs,
  notPersonal,
  type RetentionKind,
  retention,
  retentionGroups,
  retentionKinds,
  type TimedKind,
} from './retention/retention.ts'
export {
  type CopiedSubscription,
  type CustomerCopies,
  type CustomerCopy,
  customerFlags,
  firstNumber,
  grantedRights,
  grantedRoles,
  isAdFree,
  isFreshCopy,
  isRunning,
  isUsableCopy,
  type OwnCustomer,
  type PlanFlags,
  planFlags,
  readsAlong,
  rightCodes,
  shownPlans,
} from './rights.ts'
export { type ComparedAddress, isSameAddress } from './same-address.ts'
export { latestOf } from './set-back.ts'
export { isAnotherReader, renewOf, resetsConsent, subjectOf, tokenClaims } from './token-claims.ts'
export { delayAfterSigningMs, type RenewalStep, renewalOffsetMs, renewalStep } from './user-data-renewal.ts'
export { type Wall, type WallPlan, wallFor } from './wall.ts'
export { type WebhookType, webhookLimits, webhookTypes } from './webhooks.ts'
export { filterOf, type WordFilter, wordsIn } from './word-filter.ts'
