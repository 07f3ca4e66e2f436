export { AccountExport } from './account-export.ts'
export { ChildUsersForm } from './child-users.ts'
export { ConsentTextVersion, consentText, consentVersion, newsletterPageConsent } from './consent.ts'
export { contract } from './contract.ts'
export { ChangeEmailForm, email } from './email.ts'
export { Favourite, favourites } from './favourites.ts'
export { fieldError, mostFieldErrors, toFieldErrors } from './field-errors.ts'
export {
  BirthDate,
  CompanyName,
  CustomerNumber,
  CustomerType,
  EditionName,
  Email,
  Gender,
  PersonName,
  Username,
} from './fields.ts'
export { Gift, gifts } from './gifts.ts'
export { HomeStory, home } from './home.ts'
export { LoginCodeForm, LoginCodeRegistration, LoginCodeRequest, RedeemCodeForm } from './login-code.ts'
export { mail } from './mail.ts'
export { MultiuserForm, multiuser } from './multiuser.ts'
export {
  EditLinkForm,
  editLinkAnswer,
  NewsletterChange,
  NewsletterForm,
  NewsletterUser,
  newsletter,
  signUpAnswer,
  UnsubscribeReason,
  unsubscribeByOneClick,
} from './newsletter.ts'
export {
  type Auth,
  type Contract,
  type Input,
  type Multipart,
  type Operation,
  type Output,
  operation,
  pathFields,
  placeOf,
  type RouterOf,
  statusesOf,
} from './operation.ts'
export { pageSpeed } from './page-speed.ts'
export { parseInput } from './parse-input.ts'
export { AllowDeviceForm, AllowedPartner, DeviceCodeForm, PartnerRequest, partners } from './partners.ts'
export { NewPasskeyForm, Passkey, PasskeyLoginForm, passkeys, RenamePasskeyForm } from './passkeys.ts'
export {
  password,
  RemovePasswordForm,
  RequestPasswordForm,
  ResetPasswordForm,
  UpdatePasswordForm,
} from './password.ts'
export { picture } from './picture.ts'
export {
  type FieldError,
  Problem,
  type ProblemJson,
  problemText,
  sharedErrors,
  statusOf,
} from './problems.ts'
export { DataRequestForm, DeleteProfileForm, ProfileForm, profile } from './profile.ts'
export { PushBrowser, PushTarget, push } from './push.ts'
export { DoiEmailForm, RegistrationForm, registration } from './registration.ts'
export { RightCode, rights } from './rights.ts'
export { schemaNames } from './schema-names.ts'
export {
  accessTokenAudience,
  LoginForm,
  SignedInDevice,
  SignInEvent,
  Subscription,
  session,
  UserInfo,
} from './session.ts'
export { Setting, settings } from './settings.ts'
export { sharedSubscriptions } from './shared-subscriptions.ts'
export {
  AccessDataForm,
  AddressQuery,
  LinkForm,
  subscriptions,
  UnlinkForm,
} from './subscriptions.ts'
export { ways } from './ways.ts'
export { weakPassword } from './weak-password.ts'
export { type WebhookEvent, webhookDataNames, webhooks } from './webhooks.ts'
