import type { DeskBlock, DeskField, DeskForm } from '@leserkonto/pages'
import { deskAddresses, deskLimits, mayAct } from '@leserkonto/rules'
import { type DeskForm as ActName, deskForms, deskReaderTexts } from '@leserkonto/texts'
import type { DeskCall } from '../../desk-context.ts'
import { accessFields, causeFields } from '../shared/forms.ts'
import { openMerges } from './merge-notes.ts'
import type { ReaderFile } from './reader-file.ts'

const { fields, sections } = deskReaderTexts

/** What can be done for this reader by this member of the staff: what would change nothing is left out. */
export function actForms(file: ReaderFile, call: DeskCall): DeskBlock {
  const { account, accesses, sessions, copies, limits, memberships, suppressions, newsletterUser } = file
  const isActive = account.status === 'activated'
  const seats = memberships.filter(({ accountId, status }) => accountId === account.id && isTaken(status))
  const offered: [ActName, DeskField[]][] = [
    ['access.opened', [...accessFields(call, account.source), ...causeFields('no_paper')]],
    ...given(
      accesses.some(({ endsAt }) => endsAt > call.now),
      'access.ended',
    ),
    ...given(isActive, 'reset.sent', 'cannot_sign_in'),
    ...given(limits.length > 0, 'limits.lifted', 'cannot_sign_in'),
    ...given(sessions.length > 0, 'sessions.ended'),
    ...(isActive ? [addressChange] : []),
    ...given(
      suppressions.length > 0 || Boolean(newsletterUser?.suppressedAt),
      'suppression.lifted',
      'no_mail',
    ),
    ...copies.own.map(
      ({ gpNumber }): Offered => ['customer.unlinked', [numberField(gpNumber), ...causeFields()]],
    ),
    ...given(seats.length > 0, 'seat.ended'),
    ...given(isActive, 'account.blocked', 'abuse'),
    ...given(account.status === 'blocked' && !file.mergeFrom, 'account.unblocked'),
    ['account.exported', causeFields('wish')],
    ...(isActive && !file.waitsFor ? [mergeForm] : []),
    ...openMerges(file, call).map(
      ({ id }): Offered => [
        'accounts.merge_undone',
        [{ kind: 'hidden', name: 'merge', value: id }, ...causeFields()],
      ],
    ),
    ...given(!file.waitsFor, 'deletion.asked'),
    ['reader.noted', [noteField]],
  ]
  const allowed = offered.filter(([act]) => mayAct(call.staff.role, act))
  return {
    kind: 'forms',
    title: sections.acts,
    forms: allowed.map(([act, more]) => formOf(act, more, account.id)),
  }
}

type Offered = [ActName, DeskField[]]

const isTaken = (status: string) => status === 'accepted' || status === 'activated'

const given = (isOffered: boolean, act: ActName, reason?: Parameters<typeof causeFields>[0]): Offered[] =>
  isOffered ? [[act, causeFields(reason)]] : []

const emailField: DeskField = { kind: 'email', name: 'email', label: fields.email }
const noteField: DeskField = { kind: 'lines', name: 'note', label: fields.note, most: deskLimits.noteChars }
const numberField = (gpNumber: string): DeskField => ({
  kind: 'choice',
  name: 'number',
  label: fields.number,
  options: [[gpNumber, gpNumber]],
  value: gpNumber,
})

const mergeForm: Offered = [
  'merge.asked',
  [{ kind: 'email', name: 'email', label: fields.gone }, ...causeFields()],
]
const addressChange: Offered = ['address.change_begun', [emailField, ...causeFields('wrong_address')]]

function formOf(act: ActName, more: DeskField[], id: string): DeskForm {
  const { title, text, button } = deskForms[act]
  return {
    action: `${deskAddresses.reader}/${id}/${act}`,
    title,
    text,
    button,
    fields: more,
    ...(['account.blocked', 'deletion.asked', 'merge.asked'].includes(act) && { isGrave: true }),
  }
}
