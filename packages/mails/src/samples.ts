import type { ServedEdition } from '@leserkonto/editions'
import { accessData } from './access-data.ts'
import { accountExists } from './account-exists.ts'
import { activation } from './activation.ts'
import { dataLink } from './data-link.ts'
import { declarationReceipt } from './declaration-receipt.ts'
import { deleteDone } from './delete-done.ts'
import { emailChangeConfirm } from './email-change-confirm.ts'
import { emailChangeNotice } from './email-change-notice.ts'
import { emailChanged } from './email-changed.ts'
import type { Mail } from './layout.ts'
import { linkDone } from './link-done.ts'
import { linkFound } from './link-found.ts'
import { linkNotice } from './link-notice.ts'
import { linkRemoved } from './link-removed.ts'
import { loginBlocked, loginCode } from './login-code.ts'
import { loginFailures } from './login-failures.ts'
import { newDevice } from './new-device.ts'
import { newsletterChanged, unsubscribeUrl } from './newsletter-changed.ts'
import { newsletterDoi } from './newsletter-doi.ts'
import { newsletterEditLink } from './newsletter-edit-link.ts'
import { passkeyAdded } from './passkey-added.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordRemoved } from './password-removed.ts'
import { passwordReset } from './password-reset.ts'
import { passwordSet } from './password-set.ts'
import { sharedInvite } from './shared-invite.ts'
import { sharedMaximum } from './shared-maximum.ts'
import { sharedEnded, sharedEnding, sharedOwnPlan, sharedRevoked, sharedUnmanaged } from './shared-member.ts'
import { sharedOwner } from './shared-owner.ts'
import { sharedQuit } from './shared-quit.ts'
import { takenBack, takenBackFrom } from './taken-back.ts'

const sampleTime = new Date('2026-11-20T12:05:00Z')
const reader = { givenName: 'Kim', familyName: 'Muster' }
const samplePlan = { name: 'Kim Muster', title: 'AZ PLUS Familie' }
const declared = {
  contract: 'AZ PLUS',
  given_name: 'Kim',
  family_name: 'Muster',
  email: 'kim.muster@example.test',
  gp_number: '1000000101',
}
const sampleId = '00000000-0000-4000-8000-000000000001'

/** Every mail by its key, filled with sample data: for previews and for the check on left-over placeholders. */
export const mailSamples: Readonly<Record<string, (edition: ServedEdition) => Mail>> = {
  activation: (edition) =>
    activation(
      { token: 'muster-token', notMeToken: 'muster-token-2', newsletterTitles: ['AZ am Morgen'] },
      edition,
    ),
  account_exists: (edition) => accountExists(reader, edition),
  email_change_confirm: (edition) =>
    emailChangeConfirm({ token: 'muster-token', until: sampleTime }, edition),
  email_change_notice: (edition) =>
    emailChangeNotice({ newEmail: 'neu@example.test', notMeToken: 'muster-token' }, edition, reader),
  email_changed: (edition) =>
    emailChanged({ newEmail: 'neu@example.test', at: sampleTime, token: 'muster-token' }, edition),
  email_changed_returned: (edition) =>
    emailChanged({ newEmail: 'neu@example.test', at: sampleTime, token: undefined }, edition),
  taken_back: (edition) => takenBack({ at: sampleTime }, edition),
  taken_back_from: (edition) => takenBackFrom({ at: sampleTime }, edition),
  login_code: (edition) =>
    loginCode({ code: '123456', at: sampleTime, device: 'Firefox auf Windows' }, edition, null),
  login_blocked: (edition) => loginBlocked(reader, edition),
  new_device: (edition) =>
    newDevice({ device: 'Firefox auf Windows', at: sampleTime, notMeToken: 'muster-token' }, edition, reader),
  login_failures: (edition) => loginFailures(reader, edition),
  passkey_added: (edition) =>
    passkeyAdded(
      { at: sampleTime, device: 'Safari auf iPhone', notMeToken: 'muster-token' },
      edition,
      reader,
    ),
  password_reset: (edition) => passwordReset({ token: 'muster-token' }, edition, reader),
  password_changed: (edition) => passwordChanged({ at: sampleTime, passkeysRemoved: true }, edition, reader),
  password_set: (edition) => passwordSet({ at: sampleTime, passkeysRemoved: false }, edition, reader),
  password_removed: (edition) => passwordRemoved({ at: sampleTime }, edition, reader),
  newsletter_doi: (edition) =>
    newsletterDoi(
      {
        newsletterUserId: sampleId,
        token: 'muster-token',
        notMeToken: 'muster-token-2',
        titles: ['AZ am Morgen', 'AZ Kultur'],
        askedAt: sampleTime,
      },
      edition,
    ),
  newsletter_edit_link: (edition) =>
    newsletterEditLink({ newsletterUserId: sampleId, token: 'muster-token' }, edition),
  newsletter_changed: (edition) =>
    newsletterChanged(
      { at: sampleTime, titles: ['AZ am Morgen'], unsubscribeUrl: unsubscribeUrl('muster-token', edition) },
      edition,
    ),
  link_done: (edition) => linkDone({ gpNumber: '1000000101', titles: ['AZ PLUS'] }, edition, reader),
  link_found: (edition) =>
    linkFound({ gpNumber: '1000000101', titles: ['AZ PLUS'], notMeToken: 'muster-token' }, edition, reader),
  link_removed: (edition) => linkRemoved({ gpNumber: '1000000101' }, edition, reader),
  link_notice: (edition) =>
    linkNotice({ accountEmail: 'leser@example.test', notMeToken: 'muster-token' }, edition),
  access_data: (edition) => accessData(reader, edition),
  data_link: (edition) => dataLink({ token: 'muster-token' }, edition),
  cancel_receipt: (edition) =>
    declarationReceipt(
      {
        receiptId: sampleId,
        receivedAt: sampleTime,
        content: {
          ...declared,
          kind: 'extraordinary',
          reason: 'Die Zeitung kam seit Wochen nicht mehr.\nBitte bestätigen Sie mir das Ende.',
          end_date: '2026-12-31',
        },
      },
      edition,
    ),
  withdrawal_receipt: (edition) =>
    declarationReceipt(
      {
        receiptId: sampleId,
        receivedAt: sampleTime,
        content: { ...declared, kind: 'withdrawal', order_date: '2026-11-18' },
      },
      edition,
    ),
  delete_done: (edition) => deleteDone({ at: sampleTime, formerly: false }, edition, reader),
  delete_done_formerly: (edition) => deleteDone({ at: sampleTime, formerly: true }, edition, reader),
  shared_invite: (edition) =>
    sharedInvite(
      { owner: 'Kim Muster', type: 'family', token: 'muster-token', notMeToken: 'muster-token-2' },
      edition,
    ),
  shared_accepted: (edition) => sharedOwner('accepted', samplePlan, edition, reader),
  shared_declined: (edition) => sharedOwner('declined', samplePlan, edition, reader),
  shared_quit: (edition) => sharedQuit(samplePlan, edition, reader),
  shared_revoked: (edition) => sharedRevoked({ ...samplePlan, type: 'company' }, edition, reader),
  shared_ended: (edition) =>
    sharedEnded({ ...samplePlan, type: 'family', renewableUntil: sampleTime }, edition, reader),
  shared_ending: (edition) => sharedEnding({ ...samplePlan, endsAt: sampleTime }, edition, reader),
  shared_maximum: (edition) => sharedMaximum({ ...samplePlan, max: 2, used: 3 }, edition, reader),
  shared_unmanaged: (edition) => sharedUnmanaged({ ...samplePlan, type: 'family' }, edition, reader),
  shared_own_plan: (edition) => sharedOwnPlan(samplePlan, edition, reader),
}
