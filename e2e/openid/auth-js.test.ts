import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Auth, type AuthConfig, customFetch } from '@auth/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeBlock } from '../support/document-code.ts'
import { authJs, issuer, partnerSecret, type RelyingParty, relyingParty } from './relying-party.ts'

// Auth.js with the configuration of the guide, as its package for Next.js hands it on.

const folder = mkdtempSync(join(tmpdir(), 'leserkonto-auth-js-'))
let rp: RelyingParty
beforeAll(async () => {
  rp = await relyingParty()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await rp.api.close()
})

/** The guide's configuration, at this provider. */
async function configured(): Promise<AuthConfig> {
  const file = join(folder, 'auth.ts')
  const code = codeBlock('docs/integrate/openid.md', 'ts auth.ts')
    .replace(
      "import NextAuth from 'next-auth'",
      'const NextAuth = (config: object) => ({ handlers: config, auth: config })',
    )
    .replace('https://konto.example/oidc', issuer)
  writeFileSync(file, code)
  vi.stubEnv('PARTNER_ID', authJs.client_id)
  vi.stubEnv('PARTNER_SECRET', partnerSecret)
  const { handlers } = (await import(/* @vite-ignore */ file)) as { handlers: AuthConfig }
  vi.unstubAllEnvs()
  for (const provider of handlers.providers) Object.assign(provider, { [customFetch]: rp.fetch })
  return { ...handlers, secret: 'of-this-test-alone', trustHost: true, basePath: '/auth' }
}

test('Auth.js knows name and address of who has signed in', async () => {
  const config = await configured()
  const cookies = new Map<string, string>()
  const ask = async (address: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const request = new Request(new URL(address, 'https://epaper.example'), {
      headers: { cookie, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(body && { method: 'POST', body }),
    })
    const answer = await Auth(request, config)
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const { csrfToken } = (await (await ask('/auth/csrf')).json()) as { csrfToken: string }
  const to =
    (await ask('/auth/signin/leserkonto', new URLSearchParams({ csrfToken }))).headers.get('location') ?? ''
  const { browser, bearer } = rp.shared
  const back = await browser.agree(await browser.led(to), bearer)
  await ask(back.href)
  const session = (await (await ask('/auth/session')).json()) as object
  expect(session).toMatchObject({ user: { name: 'Ada Lovelace', email: rp.email } })
})
