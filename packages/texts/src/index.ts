export { accountTexts, footNames, type ScreenName, screenTitles } from './account.ts'
export { areaTexts } from './areas.ts'
export { chooseText, customerTypeTexts, salutations } from './choices.ts'
export {
  type ConsentEdition,
  type ConsentVersion,
  consentTexts,
  newsletterConsent,
  newsletterPageConsent,
} from './consent.ts'
export * as dateTexts from './dates.ts'
export {
  type DeskForm,
  type DeskRefusal,
  deskActNames,
  deskActTexts,
  deskForms,
  deskRefusals,
} from './desk/acts.ts'
export { deskReasonTexts, deskTexts, identifiedTexts, staffRoleTexts } from './desk/desk.ts'
export { deskListTexts, deskReaderTexts } from './desk/reader.ts'
export { deviceName, deviceTexts } from './devices.ts'
export { emailTexts } from './email.ts'
export { type ErrorCode, errorTexts } from './errors.ts'
export { favouriteTexts } from './favourites.ts'
export {
  type FieldName,
  fieldErrorCodes,
  fieldErrorText,
  fieldLabels,
  incompleteLink,
  labelOf,
  requiredText,
} from './fields.ts'
export { greetingTo, homeTexts } from './home.ts'
// By itself, since the script of every portal page has these words and no others.
export { lazyPart } from './lazy-part.ts'
export { limitText } from './limits.ts'
export { loginCodeTexts, signInSheetTexts } from './login-code.ts'
export { anniversaryMailTexts, welcomeMailTexts } from './mails/letters.ts'
export { notMeTexts } from './mails/mail.ts'
export {
  accountExistsMailTexts,
  activationMailTexts,
  emailChangeConfirmMailTexts,
  emailChangedMailTexts,
  emailChangeNoticeMailTexts,
  loginBlockedMailTexts,
  loginCodeMailTexts,
  loginFailuresMailTexts,
  mailFrame,
  newDeviceMailTexts,
  passkeyAddedMailTexts,
  passwordChangedMailTexts,
  passwordRemovedMailTexts,
  passwordResetMailTexts,
  passwordSetMailTexts,
  takenBackFromMailTexts,
  takenBackMailTexts,
} from './mails/mails.ts'
export {
  accountsMergedAwayMailTexts,
  accountsMergedMailTexts,
  accountsPartedMailTexts,
} from './mails/merge-mails.ts'
export {
  newsletterChangedMailTexts,
  newsletterDoiMailTexts,
  newsletterEditMailTexts,
  newsletterMailService,
} from './mails/newsletter-mails.ts'
export {
  sharedAdministratorMailTexts,
  sharedEndedMailTexts,
  sharedEndingMailTexts,
  sharedInviteMailTexts,
  sharedMaximumMailTexts,
  sharedOwnerMailTexts,
  sharedOwnPlanMailTexts,
  sharedQuitMailTexts,
  sharedRevokedMailTexts,
  sharedUnmanagedMailTexts,
} from './mails/shared-mails.ts'
export {
  accessDataMailTexts,
  deleteDoneMailTexts,
  linkDoneMailTexts,
  linkFoundMailTexts,
  linkNoticeMailTexts,
  linkRemovedMailTexts,
} from './mails/subscription-mails.ts'
export { newsletterAnswers, newsletterTexts } from './newsletter.ts'
export { type NextStep, nextStepsOf, nextStepTexts } from './next-steps.ts'
export {
  noAnswerTexts,
  type PageErrorCode,
  pageErrorTexts,
  technicalLoginTitle,
} from './page-errors.ts'
export { dataLinkMailTexts, dataRequestTexts } from './pages/data-request.ts'
export {
  type DeclarationName,
  type DeclaredContent,
  declarationOf,
  declarationTexts,
  declaredRows,
} from './pages/declarations.ts'
export { giftTexts } from './pages/gifts.ts'
export { helpTexts } from './pages/help.ts'
export { legalTexts } from './pages/legal.ts'
export type { LegalDocument, LegalParty } from './pages/legal-document.ts'
export { mailMissing } from './pages/mail-missing.ts'
export { embedTexts, liveTexts, playerTexts, timeCode } from './pages/media.ts'
export { type MessageBox, messageBoxTexts, messageNames, messageOf } from './pages/message-box.ts'
export { ownDataTexts, type ReadablePart, readableData } from './pages/own-data.ts'
export { wordOf } from './pages/own-data-values.ts'
export { paywallTexts } from './pages/paywall.ts'
export { latestSection, type PortalSection, portalSections, portalTexts } from './pages/portal.ts'
export { retentionTexts, spanText } from './pages/retention.ts'
export { searchTexts } from './pages/search.ts'
export { partnerAccessTexts } from './partner-access.ts'
export { partnerTexts } from './partners.ts'
export { passkeyTexts } from './passkeys.ts'
export { passwordTexts } from './password.ts'
export { passwordFlawTexts, passwordHintStates, passwordHints } from './password-hints.ts'
export { pictureTexts } from './picture.ts'
export { planContents, planFacts, planState, planTitle } from './plans/plan-sentences.ts'
export { anyTime, noticeText, priceText } from './plans/plan-words.ts'
export { planTexts, readerSince, type ServiceKind } from './plans/plans.ts'
export { subscriptionTexts } from './plans/subscriptions.ts'
export { privacyTexts } from './privacy.ts'
export { privacySettings } from './privacy-link.ts'
export { profileTexts } from './profile.ts'
export { profileDeleteTexts } from './profile-delete.ts'
export { profileEditTexts } from './profile-edit.ts'
export { pushTexts } from './push.ts'
export { countdownTexts, mailboxTexts, registrationTexts } from './registration.ts'
export { securityTexts } from './security.ts'
export { announcementTexts, sessionTexts } from './session.ts'
export { settingTexts } from './settings.ts'
export { invitationTexts } from './shared/invitation.ts'
export { multiuserTexts } from './shared/multiuser.ts'
export {
  seatLabels,
  seatStates,
  sharedOwnerTexts,
  sharedReaderTexts,
} from './shared/shared-subscriptions.ts'
export { successNameOf } from './success-names.ts'
export { type SuccessPage, successPage } from './success-pages.ts'
export * as uiTexts from './ui.ts'
export { welcomeTexts } from './welcome.ts'
