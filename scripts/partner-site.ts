// npm run partner – a site that signs its readers in with Leserkonto, as docs/integrate/openid.md explains it. It is
// the demonstration partner of `npm start`; give it other addresses and another secret and it is yours.
import { createServer, type ServerResponse } from 'node:http'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as openid from 'openid-client'
// Only for addresses of the local stack.
import './stack/localhost-names.ts'

const port = Number(process.env.PARTNER_PORT ?? 3002)
const own = `http://localhost:${port}`
const issuer = new URL(process.env.ISSUER ?? `http://sso.localhost:${process.env.PORT ?? 3000}/oidc`)
const secret = process.env.PARTNER_SECRET ?? 'development-only'

type Session = { sid: unknown; email: string | undefined; rights: string }
type PageRequest = { id: string; url: URL; body: string; session: Session | undefined }

/** Who is signed in, and what a sign-in under way is checked against, both by the site's own cookie. */
const sessions = new Map<string, Session>()
const started = new Map<string, { verifier: string; state: string; nonce: string }>()

const config = await openid.discovery(
  issuer,
  'demo',
  undefined,
  openid.ClientSecretBasic(secret),
  // Only this machine may do without https.
  issuer.protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : undefined,
)

const routes: Record<string, (asked: PageRequest, response: ServerResponse) => unknown> = {
  '/': ({ session }, response) =>
    page(
      response,
      session
        ? `<p>Angemeldet als ${escaped(session.email)}, ${escaped(session.rights)}</p><p><a href="/abmelden">Abmelden</a></p>`
        : '<p>Nicht angemeldet.</p><p><a href="/anmelden">Mit Leserkonto anmelden</a></p>',
    ),

  async '/anmelden'({ id }, response) {
    const [verifier, state, nonce] = [
      openid.randomPKCECodeVerifier(),
      openid.randomState(),
      openid.randomNonce(),
    ]
    // Bound to this browser by its cookie: a sign-in that somebody else began is refused below.
    started.set(id, { verifier, state, nonce })
    const target = openid.buildAuthorizationUrl(config, {
      redirect_uri: `${own}/zurueck`,
      scope: 'openid email rights',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    redirect(response, target.href)
  },

  async '/zurueck'({ id, url }, response) {
    const begun = started.get(id)
    started.delete(id)
    if (!begun) return redirect(response, '/')
    // Checks state, issuer, signature, audience, times and nonce.
    const tokens = await openid.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    const sub = claims?.sub ?? ''
    const { email, rights } = await openid.fetchUserInfo(config, tokens.access_token, sub)
    const papers = Object.keys(Object(rights))
    const may = papers.length > 0 ? `mit Rechten für ${papers.join(', ')}` : 'ohne Abo'
    sessions.set(id, { sid: claims?.sid, email, rights: may })
    redirect(response, '/')
  },

  '/abmelden'({ id, session }, response) {
    sessions.delete(id)
    if (!session) return redirect(response, '/')
    const target = openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${own}/`,
    })
    redirect(response, target.href)
  },

  /** Leserkonto says that a sign-in has ended, however it did. */
  async '/abgemeldet'({ body }, response) {
    const { sid } = await verified(new URLSearchParams(body).get('logout_token') ?? '')
    for (const [id, session] of sessions) if (session.sid === sid) sessions.delete(id)
    response.writeHead(200, { 'cache-control': 'no-store' }).end()
  },
}

/** The claims of a logout token (OpenID Connect Back-Channel Logout 1.0 §2.6). */
async function verified(token: string) {
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''))
  const { payload } = await jwtVerify(token, keys, {
    issuer: issuer.href,
    audience: 'demo',
    typ: 'logout+jwt',
  })
  if (!payload.events || 'nonce' in payload) throw new Error('no logout token')
  return payload
}

createServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', own)
    const id = /(?:^|; )demo=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? openid.randomState()
    response.setHeader('set-cookie', `demo=${id}; HttpOnly; SameSite=Lax; Path=/`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const route = routes[url.pathname]
    if (!route) return response.writeHead(404).end()
    await route({ id, url, body, session: sessions.get(id) }, response)
  } catch (error) {
    console.error(error)
    response.writeHead(400).end()
  }
}).listen(port, '127.0.0.1', () => console.log(`${own}/ signs in at ${issuer.href}`))

const redirect = (response: ServerResponse, to: string) => response.writeHead(303, { location: to }).end()
const escaped = (text = '') => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const page = (response: ServerResponse, content: string) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(`<!doctype html><html lang="de"><title>Partner</title><h1>Ein Partner</h1>${content}</html>`)
