export { type AccordionMode, entryIds, openAfter, panelsAreRegions } from './accordion.ts'
export {
  type ArticleDate,
  type ArticleDateOptions,
  type ArticleDates,
  articleDateLimits,
  type DateDisplayMode,
  dateDisplayMode,
  hasArticleDate,
} from './article-date-form.ts'
export {
  type BadgeInLayouts,
  type BadgeKind,
  badgeKind,
  badgeKinds,
  badgesInLayouts,
  chosenBadges,
  isAdvert,
} from './badge-choice.ts'
export { berlinDay, berlinMoment } from './berlin-moment.ts'
export { type BerlinTime, berlinTime } from './berlin-time.ts'
export {
  type BreakpointName,
  breakpointAt,
  breakpointNames,
  breakpoints,
  namedBreakpoints,
  type PerBreakpoint,
  styleBreakpoints,
  valueAt,
} from './breakpoints.ts'
export {
  contrastRatio,
  editionAccent,
  editionVariables,
  type HexColour,
  mixColours,
  readableOn,
  relativeLuminance,
  type Shades,
  shadesOf,
  shapeContrast,
  sixDigitHex,
  textContrast,
} from './colour.ts'
export { mailLink, phoneLink } from './contact-links.ts'
export { countUpMs, countUpValue } from './count-up.ts'
export { type ContentHeaderType, headerDescription } from './description.ts'
export { deviceName } from './device-name.ts'
export { distinctKeys } from './distinct-keys.ts'
export { emailKey, maskedEmail, normalizedEmail, reasonAgainstEmail, untaggedEmailKey } from './email.ts'
export { errorCode } from './error-code.ts'
export { groundInk } from './ground-ink.ts'
export { isGtmId, validGtmId } from './gtm-id.ts'
export { type HashToken, hashToken, isAnotherReader } from './hash-token.ts'
export { type IconStyle, iconStyles, iconStylesToTry, isSvgDataUri } from './icon.ts'
export { type ComparisonPosition, comparisonPercent, comparisonPositions } from './image-comparison.ts'
export {
  type ImageAddress,
  type ImageAddresses,
  type ImageSource,
  type ImageSources,
  imageAddress,
  imageSources,
} from './image-sources.ts'
export { type HyphenReading, initials } from './initials.ts'
export {
  isAllowedDomain,
  liveSeatStatuses,
  planHasEnded,
  reasonAgainstInvitation,
  reasonToRefuseSeat,
  type SeatRefusal,
  type SeatStatus,
  seatStatus,
  shortName,
} from './invitation.ts'
export {
  inputLimits,
  type LimitKey,
  type LimitName,
  limits,
  linkProofLifetimeMs,
  pendingRegistrationLifetimeMs,
  pictureLimits,
  sessionLimits,
  sharedPlanLimits,
  type TokenPurpose,
  tokenLifetimeMs,
  userDataLimits,
  type Window,
} from './limits.ts'
export { type LinkTarget, type LinkTargetOptions, linkTarget, safeLink } from './link-target.ts'
export { liveArticleDate } from './live-article-date.ts'
export { codePoints, isCompanyName, isPersonName, isUsername } from './names.ts'
export {
  consentedStates,
  editPageReason,
  isConsented,
  isLive,
  liveStates,
  newsletterLimits,
  noReason,
  proofCutoff,
  registerStatusOf,
  unsubscribeReasons,
} from './newsletter.ts'
export { inReadingOrder } from './newsletter-order.ts'
export { pathUnderBase, type TrackedRoute, viewName } from './page-view.ts'
export { isWeakPassword, type PasswordContext, type PasswordHint, passwordHintsMet } from './password.ts'
export {
  fullName,
  namedPersons,
  type PersonName,
  personName,
  personSeparator,
  personsText,
} from './persons.ts'
export { bucketOrigin, diskBucket, pictureAddress } from './picture-reference.ts'
export { isCustomerNumber, isPostcode } from './postcode.ts'
export { redirectCountdownS, secondsLeft } from './redirect-countdown.ts'
export type { RelativeStyle } from './relative-time.ts'
export { type AllowedTargets, safeReturnUrl } from './return-url.ts'
export {
  type CopiedSubscription,
  type CustomerCopies,
  type CustomerCopy,
  customerFlags,
  grantedRights,
  isFreshCopy,
  isRunning,
  isUsableCopy,
  rightCodes,
  shownSubscription,
} from './rights.ts'
export { type ComparedAddress, isSameAddress } from './same-address.ts'
export {
  closesSheet,
  type DragFrom,
  dragSlopPx,
  mayDragSheet,
  type SheetPress,
  sheetOffset,
} from './sheet-drag.ts'
export {
  cardLayouts,
  cardOffsetAfter,
  imageLayouts,
  minCardSlideWidth,
  type SlideLayout,
  type SlideLayouts,
  type SlideRoom,
  slideLayoutAt,
  slidesFit,
} from './slides-per-view.ts'
export { slug } from './slug.ts'
export { placeholderCount, teaserCount, threeBelowCount } from './teaser-count.ts'
export {
  type ArticleMedia,
  type AuthorsAsked,
  hasVideo,
  type MediaLists,
  namesAuthors,
  type PerLayout,
  type RatioAsked,
  type TextAsked,
  teaserLimits,
  teaserRatio,
  textPlaces,
} from './teaser-form.ts'
export {
  cardImage,
  type TeaserImage,
  type TeaserImageSet,
  type TeaserSizes,
  teaserImage,
} from './teaser-image.ts'
export {
  type DesktopTeaserSize,
  desktopTeaserSizes,
  type MobileSizeCycle,
  type MobileTeaserSize,
  mobileSizeAt,
  mobileSizeCycle,
  mobileTeaserSizes,
} from './teaser-sizes.ts'
export { isToggleable, type ToggleBoxHeights, type ToggleBoxSize } from './toggle-box.ts'
export { subjectOf, tokenClaims } from './token-claims.ts'
export { type TruncateOptions, truncate } from './truncate.ts'
export {
  type UnsubscribeToken,
  unsubscribeTokenParts,
  unsubscribeTokenSubject,
} from './unsubscribe-token.ts'
export { delayAfterSigningMs, type RenewalStep, renewalOffsetMs, renewalStep } from './user-data-renewal.ts'
export { type Extent, shareToSee, type TallRule } from './visibility.ts'
export { isZoomable, pinchedScale, type Size, tapped, unzoomed, type ZoomState, zoomLimits } from './zoom.ts'
