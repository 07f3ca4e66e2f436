// @vitest-environment jsdom
import { loginCodeLimits } from '@leserkonto/rules'
import {
  fieldLabels,
  loginCodeTexts,
  noAnswerTexts,
  pageErrorTexts,
  sessionTexts,
  signInSheetTexts as texts,
} from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { sessionKey } from '../../../session-key.ts'
import { leave } from './place-kept.ts'
import {
  aroundEach,
  asked,
  askFor,
  email,
  field,
  json,
  press,
  problem,
  service,
  show,
  signedIn,
  typeCode,
} from './testing/open-sheet.tsx'

aroundEach()

describe('what goes wrong is said in the sheet, and nothing is lost', () => {
  test('an address that is none', async () => {
    const message = 'Das ist keine Adresse.'
    service({
      '/user/login-code': problem('VALIDATION', 422, { field_errors: [{ field: 'email', message }] }),
    })
    show()
    await askFor('petra')
    expect(await screen.findByText(message)).toBeTruthy()
    const input = await field(fieldLabels.email)
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['petra', 'true'])
    expect(document.activeElement).toBe(input)
  })

  test('a wrong code leaves an empty field with the focus, and the next one is sent', async () => {
    let tries = 0
    service({
      '/user/login-code/redeem': () => {
        tries += 1
        return tries === 1 ? problem('LOGIN_CODE_WRONG', 401)() : json(signedIn)()
      },
    })
    show()
    await askFor()
    await typeCode('111111')
    expect(await screen.findByText('Text von LOGIN_CODE_WRONG')).toBeTruthy()
    const input = await field(fieldLabels.code)
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
    await typeCode('222222')
    await expect.poll(() => leave.for).toHaveBeenCalled()
  })

  test('a code that is over gives way to the button for another one', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000)
    service({ '/user/login-code/redeem': problem('LOGIN_CODE_EXPIRED', 410) })
    show()
    await askFor()
    expect(await screen.findByText(loginCodeTexts.waits(60))).toBeTruthy()
    vi.spyOn(Date, 'now').mockReturnValue(1_000 + loginCodeLimits.resendMs)
    await typeCode('111111')
    expect(await screen.findByText('Text von LOGIN_CODE_EXPIRED')).toBeTruthy()
    expect(screen.queryByLabelText(fieldLabels.code)).toBeNull()
    const calls = service({ '/user/login-code': json({ ...asked, attempt: 'attempt-2' }) })
    await press(loginCodeTexts.again)
    expect(await screen.findByText(loginCodeTexts.resent)).toBeTruthy()
    await typeCode('222222')
    await expect.poll(() => leave.for).toHaveBeenCalled()
    expect(calls[1]?.body).toEqual({ attempt: 'attempt-2', code: '222222' })
  })

  test('a service that does not answer: the code stays, and is sent again', async () => {
    service({ '/user/login-code/redeem': Object.assign(new Error('late'), { name: 'TimeoutError' }) })
    show()
    await askFor()
    await typeCode('123456')
    expect(await screen.findByText(noAnswerTexts.silent)).toBeTruthy()
    expect((await field(fieldLabels.code)).value).toBe('123456')
    service({})
    await press(sessionTexts.login.submit)
    await expect.poll(() => leave.for).toHaveBeenCalled()
  })

  test('what follows a right code fails: it is tried again without the code, which is used up', async () => {
    service({ '/user/signUserData': new Error('lost') })
    show()
    await askFor()
    await typeCode('123456')
    expect(await screen.findByText(pageErrorTexts.AUTH_TECHNICAL)).toBeTruthy()
    expect(screen.queryByLabelText(fieldLabels.code)).toBeNull()
    const calls = service({})
    await press(texts.goOn)
    await expect.poll(() => leave.for).toHaveBeenCalled()
    expect(calls.map(({ path }) => path)).toEqual(['/user/signUserData', '/userinfo', '/user/signOnToken'])
  })

  test('too many codes: the service says when there is another one', async () => {
    service({ '/user/login-code': problem('RATE_LIMITED', 429, { details: { retry_after_s: 30 } }) })
    show()
    await askFor()
    expect(await screen.findByText('Text von RATE_LIMITED')).toBeTruthy()
    expect((await field(fieldLabels.email)).value).toBe(email)
  })

  test('a browser that keeps no cookies ends signed out', async () => {
    const calls = service({})
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    show()
    await askFor()
    await typeCode('123456')
    expect(await screen.findByText(sessionTexts.cookiesDisabled)).toBeTruthy()
    expect(calls.map(({ path }) => path)).toContain('/user/logout')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })
})
