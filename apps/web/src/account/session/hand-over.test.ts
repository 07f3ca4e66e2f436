// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, openAccount, pageData, tokenOf } from '../testing/open-account.tsx'
import { withHandOver } from './hand-over.ts'

const other = 'http://rt.localhost:3000'

afterEach(closeAccount)

async function visitor(token?: string, handOver: () => unknown = () => ({ token_sso: 'ein+mal' })) {
  const { account, calls } = await openAccount('/service/profil/messageBox', {
    ...(token && { token }),
    handlers: { 'session.handOver': handOver },
  })
  const page = pageData()
  const ownOrigins = [location.origin, other]
  const returnTargets = { ...page.returnTargets, ownOrigins }
  return { account: { ...account, page: { ...page, returnTargets } }, calls }
}

test.each([
  [`${other}/service/profil`, `${other}/service/profil#tokenSSO=ein%2Bmal`],
  [`${other}/artikel/1#kommentare`, `${other}/artikel/1#kommentare&tokenSSO=ein%2Bmal`],
])('%s is an edition: the reader arrives signed in', async (target, address) => {
  const { account, calls } = await visitor(tokenOf('reader-1'))
  expect(await withHandOver(account, target)).toBe(address)
  expect(calls.at(-1)?.input).toEqual({ return_url: target })
})

test.each(['https://abo.az.example/bestellen', 'http://rt.localhost:3001/x', `${location.origin}/artikel/1`])(
  '%s is given no token',
  async (target) => {
    const { account, calls } = await visitor(tokenOf('reader-1'))
    expect(await withHandOver(account, target)).toBe(target)
    expect(calls).toEqual([])
  },
)

test('a visitor brings no token along', async () => {
  const { account, calls } = await visitor()
  expect(await withHandOver(account, `${other}/service/profil`)).toBe(`${other}/service/profil`)
  expect(calls).toEqual([])
})

test('without a token the reader still goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { account } = await visitor(tokenOf('reader-1'), () => {
    throw new Problem('GENERIC')
  })
  expect(await withHandOver(account, `${other}/service/profil`)).toBe(`${other}/service/profil`)
  expect(log.mock.calls.flat().join()).toBe('GENERIC session.handOver request-1')
})
