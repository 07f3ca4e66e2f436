export { type ErrorCode, errorTexts, technicalLoginTitle } from './errors.ts'
export {
  type FieldName,
  fieldErrorText,
  fieldLabels,
  labelOf,
  passwordHints,
  requiredText,
} from './fields.ts'
