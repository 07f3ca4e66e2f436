import { expect, test } from 'vitest'
import { handOnArrival } from './hand-on-arrival.ts'

function arriveAt(pathname: string, search: string, hash: string) {
  const left: string[] = []
  const listeners: (() => void)[] = []
  const location = { pathname, search, hash, replace: (url: string | URL) => left.push(String(url)) }
  handOnArrival({ location, addEventListener: (_, listener) => listeners.push(listener) })
  const changeHash = (next: string) => {
    location.hash = next
    for (const tell of listeners) tell()
  }
  return { left, changeHash }
}

const login = '/service/profil/loginRegister?redirectFrom='

test.each([
  ['/overview', '', '#tokenSSO=einmal', `${login}%2Foverview#tokenSSO=einmal`],
  ['/artikel/a', '?b=1', '#access_token=e.f.g', `${login}%2Fartikel%2Fa%3Fb%3D1#access_token=e.f.g`],
  ['/artikel/a', '', '#mehr&tokenSSO=einmal', `${login}%2Fartikel%2Fa#mehr&tokenSSO=einmal`],
])('a token at %s%s%s goes to the login, which leads back', (pathname, search, hash, target) => {
  expect(arriveAt(pathname, search, hash).left).toEqual([target])
})

test('any other hash stays, until one brings a token', () => {
  const { left, changeHash } = arriveAt('/artikel/a', '', '#kommentare')
  expect(left).toEqual([])
  changeHash('#tokenSSO=einmal')
  expect(left).toEqual([`${login}%2Fartikel%2Fa#tokenSSO=einmal`])
})
