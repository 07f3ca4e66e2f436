import type { Kind } from './kind.ts'

/** What belongs to push messages. */
export const pushKinds = {
  pushBrowsers: {
    title: 'Browsers that get push messages',
    covers: [
      {
        model: 'PushSubscription',
        columns: [
          'id',
          'accountId',
          'sessionId',
          'edition',
          'endpointHash',
          'target',
          'topics',
          'refusals',
          'createdAt',
        ],
      },
    ],
    purpose: 'sending what the reader has chosen; the address at the push service is sealed',
    basis: 'consent',
    period: {
      until: 'the reader turns them off or signs out, the session ends, or the push service says so',
    },
    endedBy: { other: 'the reader, or the answer of a push service' },
    onDeletion: 'gone',
    shownIn: ['push_browsers'],
  },
} as const satisfies Record<string, Kind>
