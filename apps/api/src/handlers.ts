import { deliverOptin } from './features/newsletter/deliver-optin.ts'
import { deliverUnsubscription } from './features/newsletter/deliver-unsubscription.ts'
import { sendEditLink } from './features/newsletter/send-edit-link.ts'
import { sendOptInMail } from './features/newsletter/send-opt-in-mail.ts'
import { tellSignOut } from './features/partners/sign-out.ts'
import { sendResetMail } from './features/password/send-reset-mail.ts'
import { deliverAccountDeleted } from './features/profile/deliver-account-deleted.ts'
import { sendDataLink } from './features/profile/send-data-link.ts'
import { fanOut } from './features/push/fan-out.ts'
import { sendAgain } from './features/push/send-again.ts'
import { sendNotice } from './features/push/send-notice.ts'
import { sendRegistrationMail } from './features/registration/send-registration-mail.ts'
import { sendWelcome } from './features/registration/send-welcome.ts'
import { deliverChange, deliverRefresh, deliverRightsChange } from './features/rights/deliver-customer.ts'
import { noteLoginFailure } from './features/session/note-login-failure.ts'
import { sendLoginCode } from './features/session/send-login-code.ts'
import { tellOfDevice } from './features/session/tell-of-device.ts'
import { deliverCancellation } from './features/subscriptions/deliver-cancellation.ts'
import { deliverLink, deliverUnlink } from './features/subscriptions/deliver-link.ts'
import { linkBuyer, linkSignedIn } from './features/subscriptions/link-buyer.ts'
import { linkRegistered } from './features/subscriptions/link-registered.ts'
import { sendReceipt } from './features/subscriptions/send-receipt.ts'
import { sendReceipts } from './features/subscriptions/send-receipts.ts'
import { deliverEvent } from './features/webhooks/deliver-event.ts'
import { decided, type Handlers } from './outbox/relay.ts'
import { deliverSeat } from './seats/invitations/deliver-seat.ts'
import { deliverSeatRemoval } from './seats/plans/deliver-seat-removal.ts'

/** The handler of each kind of outbox entry; a missing one does not compile. */
export const handlers: Handlers = {
  'registration.mail': sendRegistrationMail,
  'password.reset': decided(sendResetMail),
  'login.failure': decided(noteLoginFailure),
  'login.code': decided(sendLoginCode),
  'device.new': decided(tellOfDevice),
  'account.welcome': decided(sendWelcome),
  'newsletter.request': decided(sendOptInMail),
  'newsletter.edit_link': sendEditLink,
  'data.link': sendDataLink,
  'cancellation.receipt': decided(sendReceipt),
  'cancellation.receipts': decided(sendReceipts),
  'publisher.optin': deliverOptin,
  'publisher.unsubscription': deliverUnsubscription,
  'publisher.account_deleted': deliverAccountDeleted,
  'publisher.link': deliverLink,
  'publisher.unlink': deliverUnlink,
  'publisher.link_registered': linkRegistered,
  'publisher.link_buyer': linkBuyer,
  'publisher.link_found': linkSignedIn,
  'publisher.refresh': deliverRefresh,
  'customer.changed': deliverChange,
  'rights.changed': deliverRightsChange,
  'publisher.remove_seat': deliverSeatRemoval,
  'publisher.add_seat': deliverSeat,
  'publisher.cancellation': deliverCancellation,
  'partner.sign_out': tellSignOut,
  'webhook.event': deliverEvent,
  'push.fan_out': fanOut,
  'push.retry': sendAgain,
  'push.notice': sendNotice,
}
