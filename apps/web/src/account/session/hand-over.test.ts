// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, openAccount, tokenOf } from '../testing/open-account.tsx'
import { withHandOver } from './hand-over.ts'

const other = 'https://rt.example'

afterEach(closeAccount)

const visitor = (token?: string, handOver: () => unknown = () => ({ token_sso: 'ein+mal' })) =>
  openAccount('/service/profil/messageBox', {
    ...(token && { token }),
    handlers: { 'session.handOver': handOver },
  })

test.each([
  [`${other}/service/profil`, `${other}/service/profil#tokenSSO=ein%2Bmal`],
  [`${other}/artikel/1#kommentare`, `${other}/artikel/1#kommentare&tokenSSO=ein%2Bmal`],
])('%s is an edition: the reader arrives signed in', async (target, address) => {
  const { account, calls } = await visitor(tokenOf('reader-1'))
  expect(await withHandOver(account, target)).toBe(address)
  expect(calls.at(-1)?.input).toEqual({ return_url: target })
})

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
