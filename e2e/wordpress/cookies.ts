import type { Harness } from '../../apps/api/src/testing/harness.ts'

/** What a reader has to show: the access token and the `userData` cookie. */
export type Proof = { bearer: string; cookie: string }

/** What a token says, whoever has signed it. */
export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Cookies that must open nothing, by what is wrong with them. */
export function worthlessCookies({
  api,
  reader,
  stranger,
}: Record<'reader' | 'stranger', Proof> & { api: Harness }): Record<string, () => Promise<string> | string> {
  const signed = (claims: object, kind: object = {}) => {
    const now = api.deps.clock.now()
    const expiresAt = new Date(now.getTime() + 3_600_000)
    const whole = { type: 'userdata+jwt', audience: 'az', now, expiresAt, ...kind } as const
    return api.deps.keys.sign({ sub: 'x', sid: 'y', rights: ['09'], ...claims }, whole as never)
  }
  const changed = (token: string, part: number, to: object) =>
    token
      .split('.')
      .map((old, place) => (place === part ? Buffer.from(JSON.stringify(to)).toString('base64url') : old))
      .join('.')

  return {
    'of a reader without a plan': () => stranger.cookie,
    'with other rights alone': () => signed({ rights: ['01'] }),
    'of another edition': () => signed({}, { audience: 'rt' }),
    expired: () => signed({}, { expiresAt: api.deps.clock.now() }),
    'an access token': () => reader.bearer,
    unsigned: () => changed(reader.cookie, 0, { alg: 'none', typ: 'userdata+jwt' }).replace(/[^.]*$/, ''),
    'with rights written in': () =>
      changed(stranger.cookie, 1, { ...claimsIn(stranger.cookie), rights: ['09'] }),
    'of a key that is unknown': () =>
      changed(reader.cookie, 0, { alg: 'EdDSA', typ: 'userdata+jwt', kid: 'x' }),
    'with a key that is no text': () =>
      changed(reader.cookie, 0, { alg: 'EdDSA', typ: 'userdata+jwt', kid: ['x'] }),
    rubbish: () => 'a.b.c',
  }
}
