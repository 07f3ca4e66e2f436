// @vitest-environment jsdom
import { addresses } from '@leserkonto/rules'
import { incompleteLink } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from './testing/newsletters.ts'
import { closeAccount, openAccount } from './testing/open-account.tsx'

const token = 'Zk3_-9aQx7Lm0PvT2rYw8Hs5Jd1Nc4Bf6Gg_KeUiOoE'
const user = newsletterUser(subscribed('az-morgen'))
const leave = `${user.id}.az-morgen.1.${token}`
const handlers = {
  'newsletter.list': () => newsletterCatalogue,
  'newsletter.user': () => user,
  'password.checkReset': () => ({ email: 'kim@example.test', email_masked: 'k***@e***.test' }),
  'mail.checkNotMe': () => ({ matter: 'device', state: 'open' }),
  'sharedSubscriptions.checkInvitation': () => [],
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

// Every page behind the link of a mail. Source: docs/spec/contract.md#touched-links.
test.each([
  [addresses.activate, '?token=', token],
  [addresses.emailConfirmation, '?token=', token],
  [addresses.takeBack, '?token=', token],
  [addresses.passwordReset, '?token=', token],
  [addresses.notMe, '?t=', token],
  [addresses.invitation, '?token=', token],
  [addresses.newsletterOptIn, `?id=${user.id}&amp;token=`, token],
  [addresses.newsletter, `?id=${user.id}&amp;token=`, token],
  [addresses.newsletterUnsubscribe, '?t=', leave],
  [addresses.newsletterUnsubscribe, `?id=${user.id}&token=`, token],
])(
  '%s%s: an incomplete link says so, without a call; one that was touched is read',
  async (path, query, whole) => {
    for (const cut of [whole.slice(0, 20), `${whole.slice(0, -1)}>`, '%20', '']) {
      const { calls } = await openAccount(`${path}${query}${cut}`, { handlers })
      expect((await screen.findByText(new RegExp(incompleteLink))).textContent).toContain(incompleteLink)
      expect(calls.filter(({ path: called }) => called !== 'newsletter.list')).toEqual([])
      closeAccount()
    }
    for (const touched of [`${whole}.`, `${whole}%3E`, `${whole.slice(0, 9)}%3D%0D%0A${whole.slice(9)})`]) {
      const { calls } = await openAccount(`${path}${query}${touched}`, { handlers })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByText(new RegExp(incompleteLink))).toBeNull()
      for (const { input } of calls) expect(JSON.stringify(input)).not.toMatch(/[>)]|%3E|=/)
      closeAccount()
    }
  },
)
