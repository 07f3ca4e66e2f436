// @vitest-environment jsdom
import { servedEditions, signOnOf } from '@leserkonto/editions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { policyHash } from '../html.ts'
import { keptKey } from '../session-key.ts'
import { keepPage } from './keep-page.ts'
import { bringToken, type KeepWindow, keepScript } from './keep-script.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000', sso: 'http://sso.localhost:3000' })
const [az] = editions
if (!az) throw new Error('There is no edition.')
const page = keepPage(az, signOnOf(editions))

afterEach(() => sessionStorage.clear())

/** Runs the script beside the page's document, whose form is not sent. */
function run() {
  const shown = new DOMParser().parseFromString(page.html, 'text/html')
  const [form] = shown.forms
  if (!form) throw new Error('There is no form.')
  const [submit, replace] = [vi.fn(), vi.fn()]
  form.submit = submit
  bringToken({ sessionStorage, document: shown, location: { replace } } as unknown as KeepWindow, keptKey)
  return { form, submit, replace }
}

describe('the page that keeps a sign-on', () => {
  test('sends token and wish from the tab’s storage to the sign-on edition, and forgets them', () => {
    sessionStorage.setItem(keptKey, JSON.stringify({ token: 'einmal', return_url: '/artikel/1' }))
    const { form, submit, replace } = run()
    expect([form.method, form.action]).toEqual(['post', 'http://sso.localhost:3000/sign-on/keep'])
    expect(Object.fromEntries(new FormData(form))).toEqual({ token: 'einmal', return_url: '/artikel/1' })
    expect([submit.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
    expect(sessionStorage.getItem(keptKey)).toBeNull()
  })

  test.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['no object', 'null'],
  ])('goes on without a token when the storage has %s, whatever the address says', (_name, stored) => {
    if (stored !== null) sessionStorage.setItem(keptKey, stored)
    history.replaceState(null, '', '/?token=fremd&return_url=%2F#token=fremd')
    const { submit, replace } = run()
    expect(submit).not.toHaveBeenCalled()
    expect(replace).toHaveBeenCalledWith('/')
  })

  test('may run its one script and send its form to the two origins on the way, and nothing else', () => {
    expect(page.policy).toBe(
      `default-src 'none'; script-src '${policyHash(keepScript)}'; img-src data:; form-action 'self' http://sso.localhost:3000; frame-ancestors 'none'; base-uri 'none'`,
    )
    expect(page.html).toContain(`<script>${keepScript}</script>`)
    expect(page.html.match(/<script|<style| style=/g)).toHaveLength(1)
  })
})
