// @vitest-environment jsdom
import { accountTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createAccount } from './session/create-account.ts'
import { start } from './start.tsx'
import { closeAccount, pageData, press } from './testing/open-account.tsx'

vi.mock('./App.tsx', () => ({
  App: () => {
    throw new TypeError('cannot read mia@example.test')
  },
}))

afterEach(closeAccount)

test('a page that breaks says so, offers a fresh start, and logs no message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.fn()
  const account = { ...createAccount(pageData(), window), browser: { open: () => {}, reload } }
  const element = document.body.appendChild(document.createElement('div'))
  start(account, element)
  await screen.findByRole('heading', { level: 1, name: accountTexts.technical.title })
  await press(accountTexts.technical.retry)
  expect(reload).toHaveBeenCalledOnce()
  const logged = log.mock.calls.flat().join('\n')
  expect(logged).toContain('TypeError')
  expect(logged).not.toContain('mia@example.test')
})
