import { describe, expect, test } from 'vitest'
import { accountRouteAt, accountRoutes, patternsOf } from './route-table.ts'

// The table of routes, row by row, as a reader would type it. Source: docs/spec/account.md#routes.
const rows = [
  ['/overview', 'Overview', false, 'main'],
  ['/service/profil', 'Profile', true, 'main'],
  ['/service/profil/persoenlich', 'Personal', true, 'main'],
  ['/service/profil/abo', 'Plans', true, 'main'],
  ['/service/profil/nachrichten', 'News', true, 'main'],
  ['/service/profil/geschenke', 'Gifts', true, 'main'],
  ['/service/profil/daten', 'OwnData', true, 'main'],
  ['/service/profil/willkommen', 'Welcome', true, 'main'],
  ['/service/profil/edit', 'ProfileEdit', true, 'simple'],
  ['/service/profil/delete', 'ProfileDelete', true, 'simple'],
  ['/service/profil/multiuser', 'Multiuser', false, 'main'],
  ['/service/profil/account/activate', 'ActivateAccount', false, 'simple'],
  ['/service/profil/requestdoiemail', 'RequestDoiEmail', false, 'simple'],
  ['/service/profil/emailConfirmation', 'EmailConfirmation', false, 'simple'],
  ['/service/profil/loginRegister', 'LoginRegister', false, 'simple'],
  ['/service/profil/loginRegister/register', 'LoginRegister', false, 'simple'],
  ['/service/profil/loginRegister/activation/success', 'LoginRegisterSuccess', false, 'main'],
  ['/service/profil/password/request', 'RequestPassword', false, 'main'],
  ['/service/profil/password/reset', 'ResetPassword', false, 'main'],
  ['/service/profil/password/update', 'UpdatePassword', true, 'main'],
  ['/service/profil/messageBox', 'Messagebox', false, 'main'],
  ['/service/profil/linkSubscription', 'LinkSubscription', true, 'main'],
  ['/service/profil/requestAccessData', 'RequestAccessData', false, 'simple'],
  ['/service/profil/shared-subscriptions/invite', 'CheckFamilySubscriptionInvitation', false, 'main'],
  ['/service/profil/shared-subscriptions/successMessage', 'SharedSubscriptionSuccess', true, 'main'],
  ['/service/profil/shared-subscriptions', 'SharedSubscriptions', true, 'main'],
  ['/service/profil/shared-subscriptions/invited', 'SharedSubscriptions', true, 'main'],
  ['/service/profil/shared-subscriptions/invited/a@example.test', 'SharedSubscriptions', true, 'main'],
  ['/service/profil/anmelden-bei/abc', 'PartnerSignIn', true, 'simple'],
  ['/service/geraet', 'PartnerDevice', true, 'simple'],
  ['/service/newsletter', 'Newsletter', false, 'main'],
  ['/service/newsletter/doi', 'NewsletterOptIn', false, 'main'],
  ['/service/newsletter/abmeldung', 'NewsletterUnsubscribe', false, 'main'],
] as const

describe.each(rows)('%s', (path, screen, login, layout) => {
  test.each(['', '/na'])(`under "%s" is ${screen}, login ${login}, layout ${layout}`, (prefix) => {
    const route = accountRouteAt(`${prefix}${path}`)
    expect([route?.screen, route?.login === true, route?.layout]).toEqual([screen, login, layout])
  })
})

test('the newsletter also answers under /na/newsletter', () => {
  expect(accountRouteAt('/na/newsletter/doi')?.screen).toBe('NewsletterOptIn')
})

test('case and a last slash do not make another page', () => {
  expect(accountRouteAt('/service/profil/loginregister/')?.screen).toBe('LoginRegister')
})

test.each([
  '/service',
  '/na',
  '/na/na/service/profil',
  '/service/profil/nonsense',
  '/service/profil/loginRegister/activation/nonsense',
  '/service/profil/loginRegister/constructor/name',
  '/service/profil/loginRegister/a/b/c',
  '/service/profil//edit',
  '/service/profilx',
  '/overview/x',
])('%s is no page', (path) => {
  expect(accountRouteAt(path)).toBeUndefined()
})

test('each pattern finds its own row', () => {
  for (const route of accountRoutes.filter(({ path }) => !path.includes(':')))
    for (const pattern of patternsOf(route)) expect(accountRouteAt(pattern)?.screen).toBe(route.screen)
})
