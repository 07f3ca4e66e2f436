import { type Allowed, imports, layers, type Refused } from './planted.ts'

const api = 'apps/api/src'
const slice = `${api}/features/session`
const domain = `${api}/domain`
const topic = `${domain}/seats`

/** Laws of the API. */
export const refusedInApi: readonly Refused[] = [
  ['a slice imports no other', `${slice}/planted.ts`, imports('../profile/x.ts'), layers],
  ['a story knows no http', `${slice}/planted-http.ts`, imports('../../http/serve.ts'), layers],
  ['a story knows no adapter', `${slice}/planted-adapter.ts`, imports('../../adapters/mailer.ts'), layers],
  [
    'a story knows no Prisma',
    `${slice}/planted-prisma.ts`,
    imports('../../store/generated/client.ts'),
    layers,
  ],
  ['a story knows no Fastify', `${slice}/planted-fastify.ts`, imports('fastify'), layers],
  ['a store calls no story', `${api}/store/planted.ts`, imports('../features/session/login.ts'), layers],
  ['a store knows no contract', `${api}/store/planted-contract.ts`, imports('@leserkonto/contracts'), layers],
  [
    'an adapter calls no store',
    `${api}/adapters/planted.ts`,
    imports('../store/accounts/accounts.ts'),
    layers,
  ],
  ['http reaches no database', `${api}/http/planted.ts`, imports('../store/generated/client.ts'), layers],
  ['http knows no story', `${api}/http/planted-story.ts`, imports('../features/portal/x.ts'), layers],
  ['http knows no story, deeper', `${api}/http/portal/planted.ts`, imports('../../stories.ts'), layers],
  ['http decides nothing', `${api}/http/planted-topic.ts`, imports('../domain/customers/x.ts'), layers],
  ['http saves nothing', `${api}/http/planted-store.ts`, imports('../store/accounts/accounts.ts'), layers],
  ['http builds no adapter', `${api}/http/planted-adapter.ts`, imports('../adapters/mailer.ts'), layers],
  ['the portal queues nothing', `${api}/features/portal/planted.ts`, imports('../../outbox/x.ts'), layers],
  ['the portal knows no http', `${api}/features/portal/http.ts`, imports('../../http/x.ts'), layers],
  ['pages are the portal’s alone', `${slice}/planted-pages.ts`, imports('@leserkonto/pages'), layers],
  ['only the store reaches the database', `${api}/jobs/planted.ts`, imports('pg'), layers],
  [
    'time comes from the clock',
    `${slice}/planted-clock.ts`,
    'export const now = () => new Date()\n',
    'plugin',
  ],
  [
    'the environment is read in config.ts',
    `${api}/http/planted-env.ts`,
    'export const x = process.env.X\n',
    'lint/style/noProcessEnv',
  ],
  ['functions, not classes', `${api}/jobs/planted-class.ts`, 'export class Relay {}\n', 'plugin'],
  ['a topic knows no story', `${topic}/planted.ts`, imports('../../features/session/login.ts'), layers],
  ['a topic knows no adapter', `${topic}/planted-adapter.ts`, imports('../../adapters/mailer.ts'), layers],
  ['a topic knows no http', `${topic}/planted-http.ts`, imports('../../http/serve.ts'), layers],
  ['seats know no newsletters', `${topic}/planted-side.ts`, imports('../newsletters/end-lists.ts'), layers],
  ['newsletters know no seats', `${domain}/newsletters/planted.ts`, imports('../seats/move-seat.ts'), layers],
  ['sessions know no seats', `${domain}/sessions/planted.ts`, imports('../seats/move-seat.ts'), layers],
  ['customers know no seats', `${domain}/customers/planted.ts`, imports('../seats/move-seat.ts'), layers],
  ['accounts know no other topic', `${domain}/accounts/planted.ts`, imports('../customers/x.ts'), layers],
  ['the outbox knows no story', `${api}/outbox/planted.ts`, imports('../features/session/login.ts'), layers],
  ['the outbox knows no topic', `${api}/outbox/planted-topic.ts`, imports('../domain/seats/x.ts'), layers],
  ['a job knows no story', `${api}/jobs/planted-story.ts`, imports('../features/mail/not-me.ts'), layers],
]

export const allowedInApi: readonly Allowed[] = [
  ['stories: store', `${slice}/allowed.ts`, imports('../../store/sessions/sessions.ts')],
  ['stories: mails', `${slice}/allowed-mails.ts`, imports('@leserkonto/mails')],
  ['stories: their own files', `${slice}/allowed-own.ts`, imports('./login.ts')],
  ['http: who calls', `${api}/http/allowed.ts`, imports('../store/sessions/sessions.ts')],
  ['the portal: pages', `${api}/features/portal/allowed.ts`, imports('@leserkonto/pages')],
  ['store: Prisma', `${api}/store/seats/allowed.ts`, imports('../generated/client.ts')],
  ['the clock itself', `${api}/adapters/clock.ts`, 'export const now = () => new Date()\n'],
  [
    'a date of a given instant',
    `${slice}/allowed-date.ts`,
    'export const at = (ms: number) => new Date(ms)\n',
  ],
  ['stories: topics', `${slice}/allowed-topic.ts`, imports('../../domain/accounts/hold-session.ts')],
  ['stories: the outbox', `${slice}/allowed-outbox.ts`, imports('../../outbox/enqueue.ts')],
  ['topics: those below', `${topic}/allowed.ts`, imports('../customers/customer-copy.ts')],
  ['topics: the outbox', `${topic}/allowed-outbox.ts`, imports('../../outbox/enqueue.ts')],
]
