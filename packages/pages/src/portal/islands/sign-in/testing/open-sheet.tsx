import type { PasskeyPlace } from '@leserkonto/rules'
import { fieldLabels, signInSheetTexts as texts } from '@leserkonto/texts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { removeCookie } from '../../../../session/cookies.ts'
import { leave } from '../place-kept.ts'
import { SignInSheet } from '../SignInSheet.tsx'

/** The address that is typed. */
export const email = 'petra@example.test'
/** Answers of the service to a request for a code, and to the right code. */
export const asked = { attempt: 'attempt-1', expires_in: 600 }
export const signedIn = { access_token: 'token-1', token_type: 'Bearer', expires_in: 1 }

export const json = (body: object) => () => Response.json(body)
export const problem =
  (code: string, status: number, more: object = {}) =>
  () =>
    new Response(JSON.stringify({ code, status, detail: `Text von ${code}`, ...more }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    })

type Call = { path: string; body: unknown; authorization: string | null }

/** The service as far as a test needs it, and what it was asked; the answers of a login are there always. */
export function service(answers: Record<string, (() => Response) | Error>): readonly Call[] {
  const all: typeof answers = {
    '/user/login-code': json(asked),
    '/user/login-code/redeem': json(signedIn),
    '/user/signUserData': json({ user_data: 'signed', renew: 1 }),
    '/userinfo': json({ given_name: 'Petra', family_name: 'Lindner', profile_picture: null }),
    '/user/signOnToken': json({ token: 'kept-1', expires_in: 60 }),
    '/user/logout': () => new Response(null, { status: 204 }),
    ...answers,
  }
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (asked: URL | string, { body, headers }: RequestInit) => {
    // By its path alone another part of the page calls, which an earlier file of this worker may have begun.
    if (typeof asked === 'string') return Response.json({})
    const { pathname } = asked
    const authorization = new Headers(headers).get('authorization')
    calls.push({ path: pathname, body: JSON.parse(`${body}`), authorization })
    const answer = all[pathname]
    if (typeof answer !== 'function') throw answer
    return answer()
  })
  return calls
}

/** Prepares each test's page, and leaves nothing of it behind. */
export function aroundEach(): void {
  beforeEach(() => {
    vi.spyOn(leave, 'for').mockReturnValue()
    vi.spyOn(leave, 'again').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('scrollTo', () => undefined)
    // Without a browser no dialog is opened, and no element seen.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
      },
    })
    Object.assign(HTMLElement.prototype, {
      checkVisibility: () => true,
      scrollIntoView: () => undefined,
      getAnimations: () => [],
    })
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    for (const name of ['userData', 'signedOn']) removeCookie(name)
  })
}

/** What the page was told by the sheet's link to the password. */
export const onPassword = vi.fn()

export const show = (isOver = false, passkeys: PasskeyPlace = 'elsewhere'): unknown =>
  render(
    <SignInSheet
      open
      onClose={() => undefined}
      typed=""
      onType={() => undefined}
      isOver={isOver}
      top={400}
      passkeys={passkeys}
      documents={{ AGB: '/agb' }}
      passwordHref="#passwort"
      onPassword={onPassword}
    />,
  )

export const field = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label)
export const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByText(name))
}
export const typeCode = async (code: string): Promise<void> => {
  fireEvent.change(await field(fieldLabels.code), { target: { value: code } })
}

/** Types an address and asks for a code. */
export async function askFor(address: string = email): Promise<void> {
  fireEvent.input(await field(fieldLabels.email), { target: { value: address } })
  await press(texts.submit)
}
