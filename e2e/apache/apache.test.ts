import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
// Says what Vitest hands to the harness.
import type {} from '../../apps/api/src/testing/declared-errors.ts'
import { type Harness, startHarness } from '../../apps/api/src/testing/harness.ts'
import { linkingOf } from '../../apps/api/src/testing/linking.ts'
import { browserOf, paper, partnerSecret, partnersEnv } from '../../apps/api/src/testing/partners.ts'
import { readersOf } from '../../apps/api/src/testing/readers.ts'
import { freePort } from '../../scripts/stack/ports.ts'

// Debian's Apache with mod_auth_openidc as a partner, configured as docs/integrate/openid.md says.

let api: Harness
let apache: ChildProcess
let issuer = ''
let own = ''
const folder = mkdtempSync(join(tmpdir(), 'leserkonto-apache-'))

const patience = { timeout: 60_000, interval: 200 }

const configuration = (port: number) => `
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authn_core_module /usr/lib/apache2/modules/mod_authn_core.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule authz_user_module /usr/lib/apache2/modules/mod_authz_user.so
LoadModule dir_module /usr/lib/apache2/modules/mod_dir.so
LoadModule auth_openidc_module /usr/lib/apache2/modules/mod_auth_openidc.so
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${folder}/pages
DirectoryIndex index.html
OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID e-paper
OIDCClientSecret ${partnerSecret}
OIDCRedirectURI ${own}/oidc/callback
OIDCCryptoPassphrase passphrase-of-this-test
OIDCScope "openid email rights"
OIDCPKCEMethod S256
OIDCRemoteUserClaim sub
OIDCRefreshAccessTokenBeforeExpiry 60
OIDCUserInfoRefreshInterval 3600
OIDCSessionInactivityTimeout 3600
<Location />
  AuthType openid-connect
  Require valid-user
</Location>
<Location /az/>
  AuthType openid-connect
  Require claim rights.az:09
</Location>
# the last minute of a token's hour, at once: each call has to ask for new tokens
<Location /bilder/>
  AuthType openid-connect
  Require valid-user
  OIDCRefreshAccessTokenBeforeExpiry 3600
</Location>
`

beforeAll(async () => {
  const [apiPort, apachePort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${apiPort}`
  issuer = `${origin}/oidc`
  own = `http://127.0.0.1:${apachePort}`
  const partner = {
    ...paper,
    redirect_uris: [`${own}/oidc/callback`],
    post_logout_redirect_uris: [`${own}/`],
    backchannel_logout_uri: `${own}/oidc/callback?logout=backchannel`,
  }
  api = await startHarness({ ...partnersEnv(partner), EDITION_URLS: `sso=${origin}` })
  await api.app.listen({ host: '127.0.0.1', port: apiPort })
  for (const path of ['az', 'bilder']) mkdirSync(join(folder, 'pages', path), { recursive: true })
  writeFileSync(join(folder, 'pages/bilder/bild.txt'), 'Bild')
  writeFileSync(join(folder, 'pages/index.html'), 'Start')
  writeFileSync(join(folder, 'pages/az/index.html'), 'Nur für Abonnenten')
  writeFileSync(join(folder, 'apache.conf'), configuration(apachePort))
  chmodSync(folder, 0o755)
  apache = spawn('/usr/sbin/apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], {
    stdio: 'inherit',
  })
  const { go } = await browserOf(api, { direct: true })
  await vi.waitFor(async () => expect((await go(own)).status).toBe(302), patience)
})
afterAll(async () => {
  apache?.kill()
  await api?.close()
  rmSync(folder, { recursive: true })
})

const { linkedReader } = linkingOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

/** What Apache shows for a path, after a sign-in where it asks for one. */
async function signedIn(bearer: string, path: string) {
  const browser = await browserOf(api, { direct: true })
  const page = await browser.led(await browser.led(own + path))
  const back = await browser.agree(page, bearer)
  const target = await browser.led(back)
  return { browser, answer: await browser.go(target) }
}

test('Apache lets a subscriber in, and nobody else where a right is asked for', async () => {
  const { bearer } = await linkedReader()
  const { answer } = await signedIn(bearer, '/az/')
  expect([answer.status, await answer.text()]).toEqual([200, 'Nur für Abonnenten'])
  const without = await signedIn(await bearerOf(await activeReader()), '/')
  expect([without.answer.status, await without.answer.text()]).toEqual([200, 'Start'])
  expect((await without.browser.go(`${own}/az/`)).status).toBe(401)
})

test('Apache hears of a sign-out in the account, and asks again', async () => {
  const { bearer } = await linkedReader()
  const { browser } = await signedIn(bearer, '/')
  expect((await browser.go(`${own}/`)).status).toBe(200)
  await api.caller().request('post', '/user/logout', bearer).expect(204)
  await api.settle()
  const next = await browser.go(`${own}/`)
  expect([next.status, next.headers.get('location')]).toEqual([
    302,
    expect.stringContaining(`${issuer}/auth?`),
  ])
  expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('auth_openidc:error')
})

test('six pictures at once, each of which asks for new tokens, end no sign-in', async () => {
  const { browser } = await signedIn(await bearerOf(await activeReader()), '/')
  for (const _ of Array(3)) {
    const all = await Promise.all(Array.from({ length: 6 }, () => browser.go(`${own}/bilder/bild.txt`)))
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200))
  }
  expect((await browser.go(`${own}/`)).status).toBe(200)
  expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('could not be refreshed')
})

test('a reader who leaves at Apache is asked whether to leave everywhere', async () => {
  const { browser } = await signedIn(await bearerOf(await activeReader()), '/')
  const ending = await browser.led(`${own}/oidc/callback?logout=${encodeURIComponent(`${own}/`)}`)
  expect(ending.href).toContain(`${issuer}/session/end?`)
  expect(await (await browser.go(ending)).text()).toContain('Überall abmelden')
  expect((await browser.go(`${own}/`)).status).toBe(302)
})
