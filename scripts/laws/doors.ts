import type { Arrow, PackageImport } from './import-graph.ts'

/** A way that is closed although it leads down: from a room into another, but into these files of it. */
type Door = readonly [from: string, to: string, ...but: string[]]

const api = 'apps/api/src'
const rooms = [
  'accounts',
  'customers',
  'development',
  'events',
  'newsletters',
  'portal',
  'push',
  'seats',
  'sign-in',
].map((room) => `${api}/${room}`)

/** Only an operation calls others: it is handed adapters, transport is handed operations, and only stores ask the database. */
const closedDoors: readonly Door[] = [
  ...[...rooms, `${api}/outbox`, `${api}/jobs`].map((room): Door => [room, `${api}/adapters`]),
  [`${api}/store`, `${api}/adapters`],
  [`${api}/adapters`, `${api}/store`],
  [`${api}/adapters`, `${api}/describe-error.ts`],
  [
    `${api}/http`,
    `${api}/adapters`,
    `${api}/adapters/secrets.ts`,
    // Whose signature an event has, is found before the operation is.
    `${api}/adapters/event-signature.ts`,
  ],
  ...rooms.map(
    (room): Door => [
      `${api}/http`,
      room,
      // Who calls, and what limits count.
      `${api}/sign-in/store/readers.ts`,
      `${api}/sign-in/store/sessions.ts`,
      `${api}/sign-in/store/rate-limits.ts`,
    ],
  ),
  [`${api}/http`, `${api}/store`],
  [`${api}/http`, `${api}/outbox`],
  // A page of the portal only reads.
  [`${api}/portal/pages`, `${api}/outbox`],
  // The reference of the protocol is for everybody, what starts and tests the service for nobody in it.
  ['packages', 'scripts'],
]

/** Rooms that only these folders enter. */
const privateRooms: readonly (readonly [room: string, ...of: string[]])[] = [
  // Only stores ask the database.
  [
    `${api}/store/generated`,
    `${api}/store`,
    ...rooms.map((room) => `${room}/store`),
    `${api}/sign-in/partners/store`,
  ],
]

const shown = ['@leserkonto/rules', '@leserkonto/texts', 'react']
const operations = ['contracts', 'editions', 'mails', 'publisher-wire', 'rules', 'texts'].map(
  (name) => `@leserkonto/${name}`,
)

/**
 * What the files of a folder take from packages, ours and others', with all that is below a name. The row of the innermost
 * folder counts; a file has one of its own where it may do more. A folder without a row takes what its package declares.
 */
const knownPackages: Readonly<Record<string, readonly string[]>> = {
  'packages/rules/src': ['date-fns', '@date-fns/tz'],
  'packages/texts/src': ['@leserkonto/rules', 'date-fns'],
  'packages/editions/src': ['@leserkonto/rules', 'zod'],
  'packages/editions/src/folder.ts': ['@leserkonto/rules', 'zod', 'node:fs', 'node:path'],
  'packages/contracts/src': ['@leserkonto/rules', '@leserkonto/texts', '@trpc/server', 'zod'],
  'packages/mails/src': ['@leserkonto/editions', '@leserkonto/rules', '@leserkonto/texts'],
  'packages/publisher-wire/src': ['zod'],
  'packages/ui/src': [...shown, '@mantine/core', '@mantine/hooks', '@fortawesome', 'swiper'],
  'packages/teasers/src': [...shown, '@leserkonto/ui'],
  'packages/pages/src': [
    ...shown,
    ...['editions', 'publisher-wire', 'teasers', 'ui'].map((name) => `@leserkonto/${name}`),
    'react-dom',
    '@simplewebauthn/browser',
    'node:crypto',
    'node:fs',
    'node:module',
    'node:path',
    // Made by the build.
    'virtual:late-sheet',
  ],
  'apps/web/src': [
    ...shown,
    ...['contracts', 'editions', 'pages', 'ui'].map((name) => `@leserkonto/${name}`),
    'react-dom',
    'react-router-dom',
    '@mantine',
    '@simplewebauthn/browser',
    '@tanstack/react-query',
    '@trpc',
    'zod',
  ],
  [`${api}/outbox`]: ['@leserkonto/mails', '@leserkonto/rules'],
  ...Object.fromEntries(rooms.map((room) => [room, operations])),
  // Types of the database's parameters.
  [`${api}/customers/store`]: ['@leserkonto/rules', 'node:util'],
  [`${api}/portal/articles`]: ['@leserkonto/editions', '@leserkonto/publisher-wire'],
  // A page only reads.
  [`${api}/portal/pages`]: [...operations.filter((name) => !name.endsWith('/mails')), '@leserkonto/pages'],
  [`${api}/jobs`]: ['@leserkonto/rules', 'fastify'],
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Ways through a closed door, or into another folder's private room. */
export const forcedDoors = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(
      ({ from, to }) =>
        closedDoors.some(
          ([room, other, ...but]) => isIn(from, room) && isIn(to, other) && !but.includes(to),
        ) || privateRooms.some(([room, ...of]) => isIn(to, room) && !of.some((folder) => isIn(from, folder))),
    )
    .map(({ from, to }) => `${from} -> ${to}`)

/** What a file takes from a package that its folder does not know. */
export const unknownPackages = (imports: readonly PackageImport[]): string[] =>
  imports.flatMap(({ from, name }) => {
    const [known] = Object.keys(knownPackages)
      .filter((folder) => isIn(from, folder))
      .toSorted((one, other) => other.length - one.length)
    const isKnown = known === undefined || knownPackages[known]?.some((taken) => isIn(name, taken))
    return isKnown ? [] : [`${from} -> ${name}`]
  })
