import type { ServedEdition } from '@leserkonto/editions'
import { accessData } from './access-data.ts'
import { accountExists } from './account-exists.ts'
import { accountsMerged, accountsMergedAway, accountsParted } from './accounts-merged.ts'
import { activation } from './activation.ts'
import { dataLink } from './data-link.ts'
import { declarationReceipt, declarationReceipts } from './declaration-receipt.ts'
import { deleteDone } from './delete-done.ts'
import { emailChangeConfirm } from './email-change-confirm.ts'
import { emailChangeNotice } from './email-change-notice.ts'
import { emailChanged } from './email-changed.ts'
import type { Mail } from './layout.ts'
import { anniversary, welcome } from './letters.ts'
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
import { sharedAdministrator } from './shared-administrator.ts'
import { sharedInvite } from './shared-invite.ts'
import { sharedMaximum } from './shared-maximum.ts'
import { sharedEnded, sharedEnding, sharedOwnPlan, sharedRevoked, sharedUnmanaged } from './shared-member.ts'
import { sharedOwner } from './shared-owner.ts'
import { sharedQuit } from './shared-quit.ts'
import { takenBack, takenBackFrom } from './taken-back.ts'

const sampleTime = new Date('2026-11-20T12:05:00Z')

const sampleMerge = { at: sampleTime, keptEmail: 'leser@example.test', goneEmail: 'alt@example.test' }

/** What somebody has typed, or has in a record of the publisher: the words that a mail repeats. */
export type MailWords = { givenName: string; familyName: string; contract: string; reason: string }

const friendly: MailWords = {
  givenName: 'Kim',
  familyName: 'Muster',
  contract: 'AZ PLUS',
  reason: 'Die Zeitung kam seit Wochen nicht mehr.\nBitte bestätigen Sie mir das Ende.',
}
const sampleId = '00000000-0000-4000-8000-00f12ab93c4d'

const planOf = ({ givenName, familyName }: MailWords) => ({
  name: `${givenName} ${familyName}`,
  title: 'AZ PLUS Familie',
})
const administrationOf = (words: MailWords) => ({
  ...planOf(words),
  owner: planOf(words).name,
  company: 'Muster & Söhne GmbH',
  manages: true,
})
const declaredBy = ({ givenName, familyName, contract }: MailWords) => ({
  contract,
  given_name: givenName,
  family_name: familyName,
  email: 'kim.muster@example.test',
  gp_number: '1000000101',
})

/**
 * Every mail by its key, filled with sample data: for previews, for the check on left-over placeholders and for the one that no
 * word of somebody passes for ours.
 */
export const mailSamples: Readonly<Record<string, (edition: ServedEdition, words?: MailWords) => Mail>> = {
  activation: (edition) =>
    activation(
      { token: 'muster-token', notMeToken: 'muster-token-2', newsletterTitles: ['AZ am Morgen'] },
      edition,
    ),
  welcome: (edition, words = friendly) => welcome(edition, words),
  anniversary: (edition, words = friendly) => anniversary(edition, words),
  account_exists: (edition, words = friendly) => accountExists(words, edition),
  email_change_confirm: (edition) =>
    emailChangeConfirm({ token: 'muster-token', until: sampleTime, email: 'alt@example.test' }, edition),
  email_change_notice: (edition, words = friendly) =>
    emailChangeNotice({ newEmail: 'neu@example.test', notMeToken: 'muster-token' }, edition, words),
  email_changed: (edition) =>
    emailChanged({ newEmail: 'neu@example.test', at: sampleTime, token: 'muster-token' }, edition),
  email_changed_returned: (edition) =>
    emailChanged({ newEmail: 'neu@example.test', at: sampleTime, token: undefined }, edition),
  accounts_merged: (edition, words = friendly) => accountsMerged(sampleMerge, edition, words),
  accounts_merged_away: (edition, words = friendly) => accountsMergedAway(sampleMerge, edition, words),
  accounts_parted: (edition, words = friendly) =>
    accountsParted({ at: sampleTime, otherEmail: 'alt@example.test' }, edition, words),
  taken_back: (edition) => takenBack({ at: sampleTime }, edition),
  taken_back_from: (edition) => takenBackFrom({ at: sampleTime }, edition),
  login_code: (edition) =>
    loginCode({ code: '123456', at: sampleTime, device: 'Firefox auf Windows' }, edition, null),
  login_blocked: (edition, words = friendly) => loginBlocked(words, edition),
  new_device: (edition, words = friendly) =>
    newDevice({ device: 'Firefox auf Windows', at: sampleTime, notMeToken: 'muster-token' }, edition, words),
  login_failures: (edition, words = friendly) => loginFailures(words, edition),
  passkey_added: (edition, words = friendly) =>
    passkeyAdded({ at: sampleTime, device: 'Safari auf iPhone', notMeToken: 'muster-token' }, edition, words),
  password_reset: (edition, words = friendly) => passwordReset({ token: 'muster-token' }, edition, words),
  password_changed: (edition, words = friendly) =>
    passwordChanged({ at: sampleTime, passkeysRemoved: true }, edition, words),
  password_set: (edition, words = friendly) =>
    passwordSet({ at: sampleTime, passkeysRemoved: false }, edition, words),
  password_removed: (edition, words = friendly) => passwordRemoved({ at: sampleTime }, edition, words),
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
  link_done: (edition, words = friendly) =>
    linkDone({ gpNumber: '1000000101', titles: ['AZ PLUS'] }, edition, words),
  link_found: (edition, words = friendly) =>
    linkFound({ gpNumber: '1000000101', titles: ['AZ PLUS'], notMeToken: 'muster-token' }, edition, words),
  link_removed: (edition, words = friendly) => linkRemoved({ gpNumber: '1000000101' }, edition, words),
  link_notice: (edition) =>
    linkNotice({ accountEmail: 'leser@example.test', notMeToken: 'muster-token' }, edition),
  access_data: (edition, words = friendly) => accessData(words, edition),
  data_link: (edition) => dataLink({ token: 'muster-token' }, edition),
  cancel_receipt: (edition, words = friendly) =>
    declarationReceipt(
      {
        receiptId: sampleId,
        receivedAt: sampleTime,
        content: {
          ...declaredBy(words),
          kind: 'extraordinary',
          reason: words.reason,
          end_date: '2026-12-31',
        },
      },
      edition,
    ),
  withdrawal_receipt: (edition, words = friendly) =>
    declarationReceipt(
      {
        receiptId: sampleId,
        receivedAt: sampleTime,
        content: { ...declaredBy(words), kind: 'withdrawal', order_date: '2026-11-18' },
      },
      edition,
    ),
  collected_receipts: (edition, words = friendly) =>
    declarationReceipts(
      (['ordinary', 'withdrawal'] as const).map((kind) => ({
        receiptId: sampleId,
        receivedAt: sampleTime,
        content: { ...declaredBy(words), kind, reason: words.reason },
      })),
      edition,
    ),
  delete_done: (edition, words = friendly) => deleteDone({ at: sampleTime, formerly: false }, edition, words),
  delete_done_formerly: (edition, words = friendly) =>
    deleteDone({ at: sampleTime, formerly: true }, edition, words),
  shared_invite: (edition, words = friendly) =>
    sharedInvite(
      { owner: planOf(words).name, type: 'family', token: 'muster-token', notMeToken: 'muster-token-2' },
      edition,
    ),
  shared_accepted: (edition, words = friendly) => sharedOwner('accepted', planOf(words), edition, words),
  shared_declined: (edition, words = friendly) => sharedOwner('declined', planOf(words), edition, words),
  shared_quit: (edition, words = friendly) => sharedQuit(planOf(words), edition, words),
  shared_administrator: (edition, words = friendly) =>
    sharedAdministrator('owner', administrationOf(words), edition, words),
  shared_administrator_member: (edition, words = friendly) =>
    sharedAdministrator('member', administrationOf(words), edition, words),
  shared_revoked: (edition, words = friendly) =>
    sharedRevoked({ ...planOf(words), owner: planOf(words).name, type: 'company' }, edition, words),
  shared_ended: (edition, words = friendly) =>
    sharedEnded({ ...planOf(words), type: 'family', renewableUntil: sampleTime }, edition, words),
  shared_ending: (edition, words = friendly) =>
    sharedEnding({ ...planOf(words), endsAt: sampleTime }, edition, words),
  shared_maximum: (edition, words = friendly) =>
    sharedMaximum({ ...planOf(words), max: 2, used: 3 }, edition, words),
  shared_unmanaged: (edition, words = friendly) =>
    sharedUnmanaged({ ...planOf(words), owner: planOf(words).name, type: 'family' }, edition, words),
  shared_own_plan: (edition, words = friendly) => sharedOwnPlan(planOf(words), edition, words),
}
