import { deliverAccountDeleted } from './accounts/profile/deliver-account-deleted.ts'
import { sendDataLink } from './accounts/profile/send-data-link.ts'
import { sendRegistrationMail } from './accounts/registration/send-registration-mail.ts'
import { sendWelcome } from './accounts/registration/send-welcome.ts'
import { deliverChange, deliverRefresh, deliverRightsChange } from './customers/rights/deliver-customer.ts'
import { deliverCancellation } from './customers/subscriptions/deliver-cancellation.ts'
import { deliverLink, deliverUnlink } from './customers/subscriptions/deliver-link.ts'
import { linkBuyer, linkSignedIn } from './customers/subscriptions/link-buyer.ts'
import { linkRegistered } from './customers/subscriptions/link-registered.ts'
import { sendReceipt } from './customers/subscriptions/send-receipt.ts'
import { sendReceipts } from './customers/subscriptions/send-receipts.ts'
import { deliverEvent } from './events/webhooks/deliver-event.ts'
import { deliverOptin } from './newsletters/deliver-optin.ts'
import { deliverUnsubscription } from './newsletters/deliver-unsubscription.ts'
import { sendEditLink } from './newsletters/send-edit-link.ts'
import { sendOptInMail } from './newsletters/send-opt-in-mail.ts'
import { decided, type Handlers } from './outbox/relay.ts'
import { fanOut } from './push/fan-out.ts'
import { sendAgain } from './push/send-again.ts'
import { sendNotice } from './push/send-notice.ts'
import { deliverSeat } from './seats/invitations/deliver-seat.ts'
import { deliverSeatRemoval } from './seats/plans/deliver-seat-removal.ts'
import { tellSignOut } from './sign-in/partners/sign-out.ts'
import { sendResetMail } from './sign-in/password/send-reset-mail.ts'
import { noteLoginFailure } from './sign-in/session/note-login-failure.ts'
import { sendLoginCode } from './sign-in/session/send-login-code.ts'
import { tellOfDevice } from './sign-in/session/tell-of-device.ts'

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
