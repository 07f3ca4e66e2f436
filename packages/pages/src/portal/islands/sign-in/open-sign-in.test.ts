// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { carriedKey, returnKey, sessionKey, sessionOf } from '../../../session-key.ts'
import { isBack } from '../session.ts'
import { comeBack, openSignIn } from './open-sign-in.ts'
import { leave } from './place-kept.ts'
import { showSheet } from './show-sheet.tsx'

// Its styles are made by the build.
vi.mock('./show-sheet.tsx', () => ({ showSheet: vi.fn() }))

const show = vi.mocked(showSheet)
const signOn = '/sign-on?return_url=%2Frubrik%2Fsport'
const register = '/service/profil/loginRegister/register?return_url=%2Frubrik%2Fsport'
const link = (place: string) => {
  const found = document.querySelector<HTMLAnchorElement>(`${place} a`)
  if (!found) throw new Error('no link')
  return found
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/rubrik/sport?a=1')
  document.body.innerHTML = `
    <header><a href="${signOn}" data-opens="signIn">Anmelden</a></header>
    <main><a href="${register}" data-opens="signIn">Registrieren</a></main>
    <footer><a href="/agb">AGB</a><a href="/datenschutz">Datenschutz</a></footer>`
  show.mockReset()
  vi.spyOn(leave, 'to').mockReturnValue()
  vi.stubGlobal('scrollTo', vi.fn())
})

/** Props of the sheet that was opened. */
function sheet() {
  const [, props] = show.mock.lastCall ?? []
  if (!props) throw new Error('no sheet')
  return props
}

describe('a link to the registration', () => {
  test('opens the sheet at once, with the documents of the foot and the way to the password', async () => {
    await openSignIn(link('main'))
    expect(leave.to).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(link('main'))
    expect(sheet()).toMatchObject({
      documents: {
        AGB: 'http://localhost:3000/agb',
        Datenschutzerklärung: 'http://localhost:3000/datenschutz',
      },
      passwordHref: register,
      isOver: false,
    })
  })

  test('what was typed is kept over closing, and goes to the login in the entry of the history, not in its address', async () => {
    await openSignIn(link('main'))
    const { onType, onPassword } = sheet()
    onPassword('')
    expect(sessionStorage.getItem(carriedKey)).toBeNull()
    onPassword('petra@example.test')
    expect(JSON.parse(sessionStorage.getItem(carriedKey) ?? '')).toEqual({
      address: register,
      state: { email: 'petra@example.test' },
    })
    onType('petra@')
    await openSignIn(link('main'))
    expect(sheet().typed).toBe('petra@')
  })
})

describe('a link to the login', () => {
  test('asks the sign-on first, which leads a stranger back to this page', async () => {
    await openSignIn(link('header'))
    expect(leave.to).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/sign-on\?.+&prompt=none$/))
    expect(show).not.toHaveBeenCalled()
    expect(isBack()).toBe(true)
  })

  test('in a browser that keeps nothing leads where it leads without script', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await openSignIn(link('header'))
    expect(leave.to).toHaveBeenCalledExactlyOnceWith(link('header').href)
  })

  test('its way to the password leads back here', async () => {
    await openSignIn(link('header'))
    await comeBack(document)
    expect(sheet().passwordHref).toBe('/service/profil/loginRegister?redirectFrom=%2Frubrik%2Fsport%3Fa%3D1')
  })
})

describe('back at the page', () => {
  test('a stranger finds the sheet of the link, once', async () => {
    await openSignIn(link('header'))
    await comeBack(document)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
    expect(show).toHaveBeenCalledOnce()
    await comeBack(document)
    expect(show).toHaveBeenCalledOnce()
    expect(isBack()).toBe(false)
  })

  test('who is signed in by now finds the place, and no sheet', async () => {
    await openSignIn(link('header'))
    localStorage.setItem(sessionKey, sessionOf('token-1'))
    await comeBack(document)
    expect(scrollTo).toHaveBeenCalledOnce()
    expect(show).not.toHaveBeenCalled()
  })

  test('another page is no place to come back to', async () => {
    await openSignIn(link('header'))
    history.replaceState(null, '', '/overview')
    await comeBack(document)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(returnKey)).toBeNull()
  })
})

describe('a device that has no sheet', () => {
  test('goes where the link leads, and comes back to the place', async () => {
    document.body.dataset.shares = '0 100'
    await openSignIn(link('main'))
    expect(show).not.toHaveBeenCalled()
    expect(leave.to).toHaveBeenCalledExactlyOnceWith(link('main').href)
    await openSignIn(link('header'))
    expect(leave.to).toHaveBeenLastCalledWith(link('header').href)
    expect(isBack()).toBe(true)
    await comeBack(document)
    expect(show).not.toHaveBeenCalled()
    delete document.body.dataset.shares
  })
})
