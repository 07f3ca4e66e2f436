import supertest from 'supertest'
import type { Harness } from './harness.ts'
import { password, readersOf } from './readers.ts'

/** Origins of the editions in tests. */
export const originOf = (edition: string): string => `http://${edition}.localhost:3000`

/** A browser that follows redirects between the editions by hand and keeps the cookies of each host. */
function browserOf(api: () => Harness) {
  const { ip } = api().caller()
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map()

  /** One request as this browser sends it; cookies go to their own host only. */
  const ask = async (
    method: 'get' | 'post',
    url: string,
    { headers = {}, form, json }: { headers?: Record<string, string>; form?: object; json?: object } = {},
  ) => {
    const { host, pathname, search } = new URL(url)
    const isForm = form !== undefined
    // Browsers send no SameSite=Lax cookie with a form from another site.
    const lax = isForm && headers.Origin !== new URL(url).origin
    const cookie = lax ? '' : [...jarOf(host)].map((pair) => pair.join('=')).join('; ')
    const request = supertest(api().app.server)
      [method](pathname + search)
      .set({ Host: host, 'X-Forwarded-For': ip, ...(cookie && { Cookie: cookie }), ...headers })
    const answer = await (isForm ? request.type('form').send(form) : json ? request.send(json) : request)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...flags] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (flags.includes('Max-Age=0')) jarOf(host).delete(name)
      else jarOf(host).set(name, value)
    }
    return answer
  }

  /** Brings a token of this session to the sign-on edition, as the account area does after a login. */
  const keep = async (bearer: string, edition: string, return_url = '/overview') => {
    const { body } = await ask('post', `${originOf(edition)}/user/signOnToken`, {
      headers: { Authorization: `Bearer ${bearer}` },
      json: { edition },
    })
    return bring(body.token, edition, return_url)
  }

  /** Sends the form of an edition's page; answers the last redirect. */
  const bring = async (token: string, edition: string, return_url = '/overview') => {
    const headers = { Origin: originOf(edition) }
    const taken = await ask('post', `${originOf('sso')}/sign-on/keep`, {
      headers,
      form: { token, return_url },
    })
    return ask('get', new URL(taken.headers.location ?? '', originOf('sso')).href)
  }

  /** "Anmelden" at an edition; answers where the browser is led, and the token in the address if it has one. */
  const come = async (edition: string, query = '?return_url=%2Foverview') => {
    const first = await ask('get', `${originOf(edition)}/sign-on${query}`)
    const { headers } = await ask('get', String(first.headers.location))
    const location = String(headers.location)
    return { location, token: /#tokenSSO=([\w-]{43})$/.exec(location)?.[1] }
  }

  /** What the account area of an edition does with a token. */
  const redeem = (token: string, edition: string) =>
    ask('get', `${originOf(edition)}/userinfo`, { headers: { Authorization: `Bearer ${token}` } })

  /** Comes signed on to an edition; answers the token of its session. */
  const arrive = async (edition: string): Promise<string> => {
    const { token = '' } = await come(edition)
    return (await redeem(token, edition)).body.access_token
  }

  return {
    ask,
    keep,
    bring,
    come,
    redeem,
    arrive,
    cookies: (edition: string) => jarOf(new URL(originOf(edition)).host),
  }
}

/** Readers whose browser is signed on. */
export function signingOnOf(api: () => Harness) {
  const { activeReader } = readersOf(api)
  const browser = () => browserOf(api)
  const loginAt = async (email: string, edition: string): Promise<string> => {
    const answer = await api()
      .caller()
      .request('post', '/user/login')
      .send({ email, password, edition })
      .expect(200)
    return answer.body.access_token
  }
  /** A token to sign a browser on with. */
  const keepToken = async (bearer: string, edition = 'sso'): Promise<string> => {
    const asked = api().caller().request('post', '/user/signOnToken', bearer).send({ edition })
    return (await asked.expect(200)).body.token
  }
  /** A fresh reader, signed in at an edition in a browser that is signed on. */
  const signedOn = async (edition = 'az') => {
    const email = await activeReader()
    const bearer = await loginAt(email, edition)
    const own = browser()
    await own.keep(bearer, edition)
    return { email, bearer, own }
  }
  return { browser, loginAt, keepToken, signedOn }
}
