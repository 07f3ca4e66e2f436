import { expect, test } from 'vitest'
import { handOnArrival, portalFirstScript, wearKnownFont } from './portal-first-script.ts'

function arriveAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://az.example')
  const steps: string[] = []
  const page = {
    location: { pathname, search, hash, replace: (url: string) => steps.push(`load ${url}`) },
    history: {
      state: null,
      replaceState: (_state: unknown, _unused: string, url: string) => steps.push(`show ${url}`),
    },
  }
  handOnArrival(page, login)
  return steps
}

const login = '/service/profil/loginRegister?redirectFrom='

test.each([
  ['/overview#tokenSSO=einmal', '/overview', `${login}%2Foverview#tokenSSO=einmal`],
  [
    '/artikel/a?b=1#access_token=e.f.g',
    '/artikel/a?b=1',
    `${login}%2Fartikel%2Fa%3Fb%3D1#access_token=e.f.g`,
  ],
  ['/artikel/a#mehr&tokenSSO=einmal', '/artikel/a#mehr', `${login}%2Fartikel%2Fa%23mehr#tokenSSO=einmal`],
])('the token of %s leaves the address and goes to the login, which leads back', (address, shown, target) => {
  expect(arriveAt(address)).toEqual([`show ${shown}`, `load ${target}`])
})

test.each(['/artikel/a', '/artikel/a#kommentare', '/overview?tokenSSO=1'])('%s stays', (address) => {
  expect(arriveAt(address)).toEqual([])
})

test.each([
  ['https://az.example/overview', false],
  ['https://az.example.evil/', true],
  ['https://rt.example/overview', true],
  ['', true],
])('headlines of a reader who comes from "%s" wait for their font: %s', (referrer, waits) => {
  const dataset = { lateFont: '' }
  wearKnownFont({ referrer, documentElement: { dataset } }, 'https://az.example')
  expect('lateFont' in dataset).toBe(waits)
})

test('the inline text leads to the login of this site', () => {
  expect(portalFirstScript).toContain(`"${login}"`)
})
