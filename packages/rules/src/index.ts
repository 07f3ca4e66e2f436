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
export { emailKey, maskedEmail, normalizedEmail, reasonAgainstEmail, untaggedEmailKey } from './email.ts'
export { isGtmId, validGtmId } from './gtm-id.ts'
export {
  inputLimits,
  type LimitKey,
  type LimitName,
  limits,
  pendingRegistrationLifetimeMs,
  sessionLimits,
  type TokenPurpose,
  tokenLifetimeMs,
  userDataLimits,
  type Window,
} from './limits.ts'
export { codePoints, isCompanyName, isPersonName, isUsername } from './names.ts'
export { pathUnderBase, type TrackedRoute, viewName } from './page-view.ts'
export { isWeakPassword, type PasswordContext, type PasswordHint, passwordHintsMet } from './password.ts'
export { isCustomerNumber, isPostcode } from './postcode.ts'
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
  imageLayouts,
  minCardSlideWidth,
  type SlideLayout,
  type SlideLayouts,
  type SlideRoom,
  slideLayoutAt,
  slidesFit,
} from './slides-per-view.ts'
