// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepPlace } from './keep-place.ts'

afterEach(() => history.replaceState(null, '', '/'))
keepPlace(document)

const used = (href: string, type = 'click') => {
  document.body.innerHTML = `<a href="${href}"><b>Anmelden</b></a>`
  const event = new MouseEvent(type, { bubbles: true, cancelable: true })
  document.body.addEventListener(type, (happened) => happened.preventDefault(), { once: true })
  document.querySelector('b')?.dispatchEvent(event)
  return document.querySelector('a')?.getAttribute('href')
}

test.each([
  ['click', '/sign-on?return_url=%2Fartikel%2Feins', '/artikel/eins?a=1#abs-3', '/artikel/eins?a=1#abs-3'],
  ['auxclick', '/sign-on?return_url=%2Fartikel%2Feins', '/artikel/eins#abs-3', '/artikel/eins#abs-3'],
  ['contextmenu', '/sign-on?return_url=%2Fartikel%2Feins', '/na/artikel/Eins/?b=2', '/na/artikel/Eins/?b=2'],
  ['click', '/sign-on?return_url=%2F', '/?x=1', '/?x=1'],
  ['click', '/service/profil/loginRegister/register?return_url=%2Fa', '/a?token=x&c=3#d', '/a?c=3#d'],
])('%s on %s at %s leads back to %s', (type, href, here, place) => {
  history.replaceState(null, '', here)
  const led = new URL(used(href, type) ?? '', location.href)
  expect([led.pathname, led.searchParams.get('return_url')]).toEqual([href.split('?')[0], place])
})

test.each(['/sign-on?return_url=%2Fmeine-nachrichten', 'https://other.example/?return_url=%2Fa', '/sign-on'])(
  '%s, which leads elsewhere, stays as it is',
  (href) => {
    history.replaceState(null, '', '/a?b=1#c')
    expect(used(href)).toBe(href)
  },
)
