import type { Arrow, PackageImport } from './import-graph.ts'

/** A way that is closed although it leads down: from a room into another, but into these files of it. */
type Door = readonly [from: string, to: string, ...but: string[]]

const api = 'apps/api/src'
const rooms = [
  'accounts',
  'customers',
  'desk',
  'development',
  'events',
  'moving-in',
  'newsletters',
  'portal',
  'push',
  'seats',
  'sign-in',
].map((room) => `${api}/${room}`)
const storesOfRooms = [...rooms.map((room) => `${room}/store`), `${api}/sign-in/partners/store`]

/** Only an operation calls others: it is handed adapters, transport is handed operations, and only stores ask the database. */
const closedDoors: readonly Door[] = [
  ...[...rooms, `${api}/outbox`, `${api}/jobs`].map((room): Door => [room, `${api}/adapters`]),
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
]

/** Rooms that only these folders enter. */
const privateRooms: readonly (readonly [room: string, ...of: string[]])[] = [
  // Only stores ask the database.
  [`${api}/store/generated`, `${api}/store`, ...storesOfRooms],
]

const node = [
  'child_process',
  'crypto',
  'dns',
  'fs',
  'http',
  'https',
  'module',
  'net',
  'os',
  'path',
  'stream',
  'timers',
  'url',
  'util',
  'worker_threads',
  'zlib',
].map((name) => `node:${name}`)
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
  // Prisma and its databases are the stores' alone.
  [`${api}/store`]: ['@leserkonto/rules', '@prisma', '@electric-sql', 'pg', ...node],
  [`${api}/outbox`]: ['@leserkonto/mails', '@leserkonto/rules'],
  ...Object.fromEntries(rooms.map((room) => [room, operations])),
  ...Object.fromEntries(storesOfRooms.map((store) => [store, ['@leserkonto/rules', 'node:util']])),
  // It says what its pages show.
  [`${api}/desk`]: [...operations, '@leserkonto/pages'],
  // What a house brings: its files are read, and its records judged.
  [`${api}/moving-in`]: [...operations, 'csv-parse', 'zod', 'node:stream'],
  // Mails are handed to the mailer as they leave.
  [`${api}/adapters`]: [
    '@leserkonto/publisher-wire',
    '@leserkonto/rules',
    '@node-rs/argon2',
    '@node-rs/bcrypt',
    '@opentelemetry',
    '@simplewebauthn/server',
    'aws4fetch',
    'jose',
    'lru-cache',
    'nodemailer',
    'oidc-provider',
    'openid-client',
    'prom-client',
    'sharp',
    'zod',
    ...node,
  ],
  [`${api}/http`]: [
    ...operations,
    '@leserkonto/pages',
    '@fastify',
    '@trpc/server',
    'fastify',
    'lru-cache',
    'zod',
    ...node,
  ],
  [`${api}/portal/articles`]: ['@leserkonto/editions', '@leserkonto/publisher-wire', '@leserkonto/rules'],
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

/** What the product takes of tests. */
export const takenOfTests = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(
      ({ from, to }) =>
        /^(?:apps|packages)\/(?!testing\/)[^/]+\/src\//.test(from) && to.includes('/testing/'),
    )
    .map(({ from, to }) => `${from} -> ${to}`)
