export {
  addresses,
  helpAddress,
  loginFor,
  otherPlan,
  type PathPrefix,
  prefixOf,
  receivedAddress,
  sectionAddress,
  signOnAt,
  signOnFor,
  signOnTo,
  withQuery,
} from './addresses.ts'
export { type Announcement, announcements, isAnnouncement, isWelcome } from './announcement.ts'
export { type BadgeKind, badgeKind, chosenBadges, isAdvert } from './badges.ts'
export { caseNumber } from './case-number.ts'
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
export {
  type CountedAct,
  type DeskAct,
  type DeskReason,
  deskActs,
  deskAddresses,
  deskLimits,
  deskQueues,
  deskReasons,
  deskUses,
  type IdentifiedBy,
  identifiedBy,
  mayAct,
  needsProof,
  type StaffRole,
  similarAddresses,
  staffRoles,
} from './desk/desk.ts'
export { type NameAndPostcode, readNameAndPostcode } from './desk/name-and-postcode.ts'
export { type Device, deviceOf } from './device.ts'
export {
  emailKey,
  maskedEmail,
  normalizedEmail,
  readableEmail,
  reasonAgainstEmail,
  untaggedEmailKey,
} from './email.ts'
export { errorCode, isOutage, isRowMissing, publisherUnavailable } from './error-code.ts'
export { escapeHtml } from './escape-html.ts'
export { type GiftState, giftAddress, giftLimits, giftState, isProgram } from './free/gift.ts'
export { isMetered, type Meter, meterKeptMs, meterLeft, meterMonth, meterOf } from './free/meter.ts'
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
  sharerName,
  takesSeat,
} from './invitation.ts'
export { type DeletionReason, deletionReasons } from './leaving.ts'
export { anniversaryTime, emblemCid, letterLimits } from './letters.ts'
export {
  dataLinkLimits,
  declarationLimits,
  floodWeights,
  inputLimits,
  type LimitKey,
  type LimitName,
  limits,
  linkProofLifetimeMs,
  maxLinkedNumbers,
  networkShares,
  pendingRegistrationLifetimeMs,
  pictureLimits,
  refusalPace,
  sharedPlanLimits,
  type Window,
} from './limits/limits.ts'
export {
  loginCodeLimits,
  passkeyLimits,
  sessionLimits,
  signInHistory,
  signOnLimits,
  type TokenPurpose,
  tokenLifetimeMs,
  userDataLimits,
  waitingLimits,
} from './limits/sign-in-limits.ts'
export { type LinkTarget, type LinkTargetOptions, linkTarget, safeLink } from './links/link-target.ts'
export { linkQuery, mailId, mailToken, tokenCandidates } from './links/mail-link.ts'
export { placeOf } from './links/place.ts'
export { type AllowedTargets, safeReturnUrl } from './links/return-url.ts'
export {
  type UnsubscribeToken,
  unsubscribeTokenParts,
  unsubscribeTokenSubject,
} from './links/unsubscribe-token.ts'
export { type Mailbox, mailboxOf } from './mailbox.ts'
export { type MeasuredPage, measuredPage, measuredPages } from './measured-pages.ts'
export { codePoints, isCompanyName, isPersonName, isUsername } from './names.ts'
export {
  consentedStates,
  editPageReason,
  inReadingOrder,
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
export {
  isCustomerNumber,
  isLoginCode,
  isPostcode,
  loginCodeDigits,
  reasonAgainstPostcode,
} from './numbers.ts'
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
  readerName,
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
export { opensOf, presentPlans } from './present-plans.ts'
export { proposedUsername } from './proposed-username.ts'
export { isTopicId, pushLimits, pushPauseMs, securityTopic } from './push.ts'
export {
  readAnyLine,
  readCode,
  readDigits,
  readEntities,
  readHouseNumber,
  readLine,
  readLines,
  readName,
  readNumber,
  readPostcode,
  readVisible,
} from './read/as-meant.ts'
export { readBirthDate, readDay, reasonAgainstBirthDate } from './read/day.ts'
export { isKeyOf, isOneOf, isRecord, keysOf, recordOf } from './read/guards.ts'
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
  type OpenedRight,
  type OwnCustomer,
  type PlanFlags,
  type PlanPrice,
  planFlags,
  readsAlong,
  rightCodes,
  shownPlans,
} from './rights.ts'
export { type ComparedAddress, isSameAddress } from './same-address.ts'
export { type SearchWish, searchAddress, searchAddressOf, searchLimits, searchWish } from './search.ts'
export { berlin, type DayPart, dayPart } from './time/berlin.ts'
export { type ArticleDates, effectiveSeconds, newestFirst } from './time/effective-date.ts'
export { nextIssue, type Schedule } from './time/next-issue.ts'
export { latestOf } from './time/set-back.ts'
export {
  type ArrivalQuestion,
  arrivalQuestion,
  renewOf,
  resetsConsent,
  subjectOf,
  tokenClaims,
} from './token-claims.ts'
export { delayAfterSigningMs, type RenewalStep, renewalOffsetMs, renewalStep } from './user-data-renewal.ts'
export { type Wall, type WallPlan, wallFor } from './wall.ts'
export { type WebhookType, webhookLimits, webhookTypes } from './webhooks.ts'
export { filterOf, type WordFilter, wordsIn } from './word-filter.ts'
export { wrongValue } from './wrong-value.ts'
