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

/**
 * Below, what all capabilities are made of; above, a room for each of them. Of a room some parts stand lower than the rest:
 * its rows (`store`), and what other rooms share with it (`shared`).
 */
const api: House = {
  folder: 'apps/api/src',
  floors: [
    ['config-rules.ts', 'config-environment.ts'],
    ['config.ts', 'describe-error.ts', 'trace.ts'],
    ['outages.ts', 'imported-hashes'],
    ['store', 'adapters'],
    [
      'customers/store',
      'desk/store',
      'events/store',
      'newsletters/store',
      'push/store',
      'seats/store',
      'sign-in/partners/store',
    ],
    ['sign-in/store'],
    ['accounts/store'],
    ['context.ts'],
    ['work.ts', 'each-despite-failures.ts', 'desk-context.ts'],
    ['outbox'],
    ['accounts/shared', 'portal/articles'],
    ['customers/shared'],
    ['newsletters', 'seats', 'sign-in/shared'],
    ['accounts/opening'],
    ['accounts/*', 'customers/*', 'development', 'events/*', 'moving-in', 'portal/*', 'push', 'sign-in/*'],
    ['desk'],
    ['jobs', 'http', 'operations.ts', 'handlers.ts'],
    ['wiring.ts', 'app.ts', 'configured-places.ts', 'stopping.ts'],
    ['main.ts'],
  ],
}

const store: House = {
  folder: 'apps/api/src/store',
  floors: [['generated'], ['database'], ['outbox']],
}

/** What a form does is answered with the page of its reader. */
const desk: House = {
  folder: 'apps/api/src/desk',
  floors: [['store'], ['shared'], ['about-many', 'reader', 'sign-in'], ['acts', 'search'], ['*']],
}

const seats: House = {
  folder: 'apps/api/src/seats',
  floors: [['store'], ['plans'], ['invitations'], ['*', 'company']],
}

const newsletters: House = {
  folder: 'apps/api/src/newsletters',
  floors: [['store'], ['shared'], ['*']],
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
    ['account', 'portal', 'partner-pages.ts'],
    ['desk'],
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
  desk,
  newsletters,
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
