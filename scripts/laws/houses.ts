import type { House } from './floors.ts'

/** The whole repository: packages, each above those it is made of; apps, none of which knows another; what starts and tests them. */
const repository: House = {
  folder: '',
  floors: [
    ['packages/rules', 'packages/publisher-wire'],
    ['packages/texts'],
    ['packages/editions', 'packages/contracts', 'packages/ui'],
    ['packages/mails', 'packages/teasers'],
    ['packages/pages'],
    ['apps/*'],
    ['prisma'],
    ['scripts'],
    ['*'],
  ],
}

const api: House = {
  folder: 'apps/api/src',
  floors: [
    ['config-rules.ts', 'config-environment.ts'],
    ['config.ts', 'describe-error.ts', 'trace.ts'],
    ['outages.ts'],
    ['store', 'adapters'],
    ['context.ts'],
    ['work.ts', 'each-despite-failures.ts'],
    ['outbox'],
    ['domain/accounts', 'domain/articles'],
    ['domain/customers'],
    ['domain/newsletters', 'seats', 'domain/sessions'],
    ['domain/registration'],
    ['features/*'],
    ['jobs', 'http', 'stories.ts', 'handlers.ts'],
    ['wiring.ts', 'app.ts', 'configured-places.ts', 'stopping.ts'],
    ['main.ts'],
  ],
}

const store: House = {
  folder: 'apps/api/src/store',
  floors: [
    ['generated'],
    ['database'],
    ['outbox', 'customers', 'events', 'newsletters', 'partners', 'push'],
    ['sessions'],
    ['accounts'],
  ],
}

/** One capability in one room, from its rows to its operations. */
const seats: House = {
  folder: 'apps/api/src/seats',
  floors: [['store'], ['plans'], ['invitations'], ['*', 'company']],
}

const web: House = {
  folder: 'apps/web/src/account',
  floors: [['session'], ['shell'], ['features/*'], ['*'], ['main.ts']],
}

/** A part of the slice knows what the slice shares, and no other part. */
const sharedPlan: House = {
  folder: 'apps/web/src/account/features/shared-subscriptions',
  floors: [['*'], ['invitation', 'member', 'owner'], ['SharedSubscriptionsScreen.tsx']],
}

const shell: House = {
  folder: 'apps/web/src/account/shell',
  floors: [['*'], ['form', 'frame'], ['gates']],
}

const publisherMock: House = {
  folder: 'apps/publisher-mock/src',
  floors: [
    ['clock.ts'],
    ['data'],
    ['*'],
    ['crm', 'pictures'],
    ['content'],
    ['control'],
    ['app.ts'],
    ['main.ts', 'test-publisher.ts'],
  ],
}

const pages: House = {
  folder: 'packages/pages/src',
  floors: [
    ['html.ts', 'manifest.ts', 'session-key.ts'],
    ['session'],
    ['account', 'portal'],
    ['*'],
    ['index.ts'],
  ],
}

const portal: House = {
  folder: 'packages/pages/src/portal',
  floors: [
    ['*'],
    ['blocks'],
    ['islands'],
    ['document'],
    ['article', 'form', 'frame', 'front'],
    ['pages'],
    ['islands.ts', 'leserkonto.ts', 'render-portal.tsx'],
  ],
}

const texts: House = {
  folder: 'packages/texts/src',
  floors: [['*'], ['mails', 'pages', 'shared'], ['index.ts']],
}

const ui: House = {
  folder: 'packages/ui/src',
  floors: [['browser', 'parts'], ['hooks'], ['*']],
}

/** Every folder whose rooms are floors above each other. */
export const houses = {
  repository,
  api,
  store,
  seats,
  web,
  sharedPlan,
  shell,
  publisherMock,
  pages,
  portal,
  texts,
  ui,
}
