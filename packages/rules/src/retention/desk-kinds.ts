import { deskLimits } from '../desk/desk.ts'
import type { Kind } from './kind.ts'

/** What is about the reader service and those it works for. */
export const deskKinds = {
  openedAccess: {
    title: 'Access that the reader service has opened',
    covers: [
      { model: 'GrantedAccess', columns: ['id', 'accountId', 'edition', 'right', 'beganAt', 'endsAt'] },
    ],
    purpose:
      'reading for a time without a plan; a row without an account is for all customers of a newspaper',
    basis: 'contract',
    laws: ['§§ 195, 199 BGB'],
    period: { years: 3, after: 'it has ended' },
    endedBy: { job: 'purge-desk' },
    onDeletion: 'gone',
    shownIn: ['opened_access'],
  },
  staffActs: {
    title: 'What the reader service did',
    covers: [
      {
        model: 'StaffAct',
        columns: [
          'id',
          'at',
          'subject',
          'name',
          'role',
          'act',
          'reason',
          'identified',
          'accountId',
          'detail',
        ],
      },
    ],
    purpose:
      'explaining later who of the staff did or saw what, for whom and why; of the reader it holds ids and codes, no address',
    basis: 'interest',
    laws: ['Art. 5 (2) and 32 DSGVO', '§ 26 BDSG'],
    period: { years: 3, after: 'it was done' },
    endedBy: { job: 'purge-desk' },
    onDeletion: { stays: 'it says who did what, and names nobody of the readers' },
    shownIn: ['staff_acts'],
  },
  staffRequests: {
    title: 'Acts that wait for a second person',
    covers: [
      {
        model: 'StaffRequest',
        columns: [
          'id',
          'accountId',
          'act',
          'reason',
          'identified',
          'subject',
          'name',
          'requestedAt',
          'decidedAt',
          'decidedSubject',
          'decision',
          'detail',
        ],
      },
    ],
    purpose: 'a second person confirms what takes an account from somebody',
    basis: 'interest',
    laws: ['Art. 32 DSGVO'],
    period: { until: 'the account is deleted' },
    endedBy: { other: 'the second person' },
    onDeletion: 'gone',
    shownIn: ['staff_acts'],
  },
  merges: {
    title: 'Accounts that were merged',
    covers: [
      { model: 'AccountMerge', columns: ['id', 'keptId', 'goneId', 'manifest', 'mergedAt', 'undoneAt'] },
    ],
    purpose:
      'undoing a merge; holds ids alone, and its end takes the going account along, which nobody can sign in to',
    basis: 'contract',
    period: {
      ms: deskLimits.mergeMs,
      after: 'the merge; at the next run of the job, where the staying account is deleted before',
    },
    endedBy: { job: 'delete-merged' },
    onDeletion: 'gone',
    shownIn: ['staff_acts'],
  },
  staffNotes: {
    title: 'Notes of the reader service',
    covers: [{ model: 'StaffNote', columns: ['id', 'accountId', 'at', 'subject', 'name', 'text'] }],
    purpose: 'who takes the next call knows of the last one',
    basis: 'contract',
    period: { until: 'the account is deleted' },
    endedBy: { other: 'the reader, or the reader service by a second person' },
    onDeletion: 'gone',
    shownIn: ['staff_notes'],
  },
  staffSessions: {
    title: 'Sessions of the reader service',
    covers: [
      {
        model: 'StaffSession',
        columns: ['id', 'tokenHash', 'subject', 'name', 'role', 'createdAt', 'expiresAt'],
      },
    ],
    purpose: 'staying signed in at the desk for a working day; of a member of the staff, and of no reader',
    basis: 'contract',
    laws: ['§ 26 BDSG'],
    period: {
      ms: 0,
      after: 'it has ended',
      otherwise: { ms: deskLimits.sessionMs, when: 'after the sign-in' },
    },
    endedBy: { job: 'purge-desk' },
    onDeletion: { stays: 'belongs to no reader' },
    shownIn: { nowhere: 'belongs to no reader' },
  },
} as const satisfies Record<string, Kind>
