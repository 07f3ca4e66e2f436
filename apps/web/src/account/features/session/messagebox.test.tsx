// @vitest-environment jsdom
import { messageBoxTexts, messageNames, messageOf, screenTitles } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, heading, openAccount } from '../../testing/open-account.tsx'

const path = '/service/profil/messageBox'

afterEach(closeAccount)

test.each(messageNames)('?message=%s shows its message in its kind', async (name) => {
  await openAccount(`${path}?message=${name}`)
  const message = messageOf(name)
  await heading(message?.title ?? '')
  expect(screen.getByText(message?.text ?? '').getAttribute('data-type')).toBe(message?.type)
})

test.each(['', '?message=constructor', '?message=%3Cb%3EIhr+Konto+ist+gesperrt%3C/b%3E', '?text=Gesperrt'])(
  '%s shows nothing out of the address',
  async (query) => {
    await openAccount(path + query)
    await heading(screenTitles.Messagebox)
    expect(screen.getByText(messageBoxTexts.unknown)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/gesperrt|constructor/i)
  },
)
