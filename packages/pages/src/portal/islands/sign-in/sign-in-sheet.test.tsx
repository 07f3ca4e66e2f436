// @vitest-environment jsdom
import { loginCodeLimits } from '@leserkonto/rules'
import { fieldLabels, loginCodeTexts, sessionTexts, signInSheetTexts as texts } from '@leserkonto/texts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { keptKey, returnKey, sessionKey, sessionOf } from '../../../session-key.ts'
import { leave } from './place-kept.ts'
import {
  aroundEach,
  askFor,
  email,
  field,
  json,
  onPassword,
  press,
  problem,
  service,
  show,
  signedIn,
  typeCode,
} from './testing/open-sheet.tsx'

aroundEach()

describe('from the address to the page', () => {
  test('two fields and one press: the session is there, and the way leads by the sign-on', async () => {
    const calls = service({})
    show()
    await askFor()
    expect(await screen.findByText(loginCodeTexts.sent(email))).toBeTruthy()
    await typeCode('123 456')
    await expect.poll(() => leave.for).toHaveBeenCalledExactlyOnceWith('/sign-on/keep')
    expect(calls).toEqual([
      { path: '/user/login-code', body: { email }, authorization: null },
      {
        path: '/user/login-code/redeem',
        body: { attempt: 'attempt-1', code: '123456' },
        authorization: null,
      },
      { path: '/user/signUserData', body: {}, authorization: 'Bearer token-1' },
      { path: '/userinfo', body: null, authorization: 'Bearer token-1' },
      { path: '/user/signOnToken', body: {}, authorization: 'Bearer token-1' },
    ])
    const petra = { name: 'Petra Lindner', letters: 'PL', picture: null }
    expect(localStorage.getItem(sessionKey)).toBe(sessionOf('token-1', petra))
    expect(document.cookie).toContain('userData=signed')
    expect(document.cookie).toContain('signedOn=signOn')
    expect(JSON.parse(sessionStorage.getItem(keptKey) ?? '')).toMatchObject({
      token: 'kept-1',
      return_url: '/',
    })
    expect(JSON.parse(sessionStorage.getItem(returnKey) ?? '')).toEqual({ top: 400, address: '/' })
    expect(await screen.findByText(sessionTexts.signOn.keeping)).toBeTruthy()
    // A code works once.
    expect(sessionStorage.getItem('leserkonto.login_code')).toBeNull()
  })

  test('an address without an account gets one by the same code, and the page says so', async () => {
    const calls = service({
      '/user/login-code/redeem': json({ registration_token: 'r-1', expires_in: 1 }),
      '/user/login-code/register': json(signedIn),
    })
    show()
    await askFor()
    await typeCode('123456 ist Ihr Anmeldecode')
    await expect.poll(() => leave.for).toHaveBeenCalled()
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/user/login-code/register', body: { token: 'r-1' } }),
    )
    expect(document.cookie).toContain('signedOn=registered')
    // At the head of the page, where they are welcomed.
    expect(JSON.parse(sessionStorage.getItem(returnKey) ?? '')).toEqual({ address: '/' })
  })

  test('without a sign-on the page is loaded again all the same', async () => {
    service({ '/user/signOnToken': problem('RATE_LIMITED', 429) })
    show()
    await askFor()
    await typeCode('123456')
    await expect.poll(() => leave.again).toHaveBeenCalledOnce()
    expect(leave.for).not.toHaveBeenCalled()
  })

  test('the documents that are agreed to are linked at the button', () => {
    service({})
    show()
    expect(screen.getByText('AGB').getAttribute('href')).toBe('/agb')
  })
})

describe('there and back', () => {
  test('whose session is over reads why they are asked', () => {
    service({})
    show(true)
    expect(screen.getByText(sessionTexts.ended)).toBeTruthy()
  })

  test('another address: the field has the former one, and the same leads to the code that is on its way', async () => {
    const calls = service({})
    show()
    await askFor()
    await press(texts.otherAddress)
    expect((await field(fieldLabels.email)).value).toBe(email)
    await press(texts.submit)
    expect(await field(fieldLabels.code)).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  test('closed and opened again, the code is still awaited; not after its ten minutes', async () => {
    service({})
    show()
    await askFor()
    await field(fieldLabels.code)
    cleanup()
    show()
    expect(await field(fieldLabels.code)).toBeTruthy()
    cleanup()
    const later = Date.now() + loginCodeLimits.lifetimeMs
    vi.spyOn(Date, 'now').mockReturnValue(later)
    show()
    expect((await field(fieldLabels.email)).value).toBe('')
  })

  test('what was typed goes along to the password', async () => {
    service({})
    show()
    fireEvent.input(await field(fieldLabels.email), { target: { value: email } })
    await press(texts.withPassword)
    expect(onPassword).toHaveBeenCalledExactlyOnceWith(email)
  })
})
