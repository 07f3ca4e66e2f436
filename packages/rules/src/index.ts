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
export { isWeakPassword, type PasswordContext, type PasswordHint, passwordHintsMet } from './password.ts'
export { isCustomerNumber, isPostcode } from './postcode.ts'
