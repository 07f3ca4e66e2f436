import type { Reader } from '../hot-paths/service.ts'

/** What somebody without an account sends who wants it to cost as much as it can. Bodies are as long as one may be. */
export type Hostile = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  type?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

const room = 65_000
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** As many parts as a body has room for. */
function filled(part: (index: number) => string, most = room): string {
  const parts: string[] = []
  for (let length = 0, index = 0; length < most; index++) {
    const next = part(index)
    parts.push(next)
    length += next.length + 1
  }
  return parts.slice(0, -1).join(',')
}

const names = (index: number) => `"n${index}":1`
const ownForm = { origin: 'http://az.localhost', 'sec-fetch-site': 'same-origin' }
const boundary = 'x'
const parts = (count: number, lines: (index: number) => string) =>
  `${Array.from({ length: count }, (_, index) => `--${boundary}\r\n${lines(index)}`).join('')}--${boundary}--\r\n`

const batched = (body: (call: number) => string) =>
  `{${Array.from({ length: 10 }, (_, call) => `"${call}":${body(call)}`).join(',')}}`
const batch = `/trpc/${Array(10).fill('session.login').join(',')}?batch=1`

const rest: readonly Hostile[] = [
  { name: 'short names', path: '/user/login', body: `{${filled(names)}}` },
  { name: 'as many names as are read', path: '/user/login', body: `{${filled(names, 1_000)}}` },
  { name: 'one long name', path: '/user/login', body: `{"${'n'.repeat(room)}":1}` },
  {
    name: 'names with signs to escape',
    path: '/user/login',
    body: `{${filled((at) => `"\\u0001${at}":1`)}}`,
  },
  { name: 'a list of numbers', path: '/user/settings', body: `{"settings":[${filled(() => '1')}]}` },
  { name: 'a list of empty objects', path: '/user/settings', body: `{"settings":[${filled(() => '{}')}]}` },
  { name: 'names in a list', path: '/user/settings', body: `{"settings":[{${filled(names)}}]}` },
  { name: 'doubled names', path: '/user/login', body: `{${filled(names)},"n0":1}` },
  { name: 'lists in lists', path: '/user/login', body: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}` },
  { name: 'an open list in lists', path: '/user/login', body: '['.repeat(room) },
  { name: 'a long text in each field', path: '/registration/register', body: longTexts() },
  {
    name: 'a long password',
    path: '/user/login',
    body: `{"email":"a@example.test","password":"${'ä'.repeat(32_000)}"}`,
  },
].map((one) => ({ method: 'POST', type: json, ...one }))

function longTexts(): string {
  const fields = ['email', 'password', 'given_name', 'family_name', 'company_name', 'edition', 'gp_number']
  return `{${fields.map((field) => `"${field}":"${'a.'.repeat(4_000)}"`).join(',')}}`
}

const others: readonly Hostile[] = [
  { name: 'tRPC: short names', path: '/trpc/session.login', type: json, body: `{${filled(names)}}` },
  {
    name: 'tRPC: ten calls of names',
    path: batch,
    type: json,
    body: batched(() => `{${filled(names, 6_300)}}`),
  },
  {
    name: 'tRPC: ten calls of long names',
    path: batch,
    type: json,
    body: batched(() => `{${filled((at) => `"${'n'.repeat(200)}${at}":1`, 6_300)}}`),
  },
  {
    name: 'form: many fields',
    path: '/kuendigung',
    type: form,
    body: filled((at) => `n${at}=1`).replaceAll(',', '&'),
  },
  { name: 'form: no field', path: '/kuendigung', type: form, body: '' },
  { name: 'form: a long reason', path: '/kuendigung', type: form, body: `reason=${'%22'.repeat(21_000)}` },
  {
    name: 'request for data: many fields',
    path: '/datenauskunft',
    type: form,
    body: filled((at) => `n${at}=1`).replaceAll(',', '&'),
  },
  {
    name: 'one-click: many parts',
    path: '/service/newsletter/abmeldung?t=x',
    type: `multipart/form-data; boundary=${boundary}`,
    body: parts(60, (at) => `content-disposition: form-data; name="${at}"\r\n\r\n\r\n`),
  },
].map((one) => ({ method: 'POST', headers: ownForm, ...one }))

const manyNames = filled((at) => `n${at}=1`, 14_000).replaceAll(',', '&')
const reads: readonly Hostile[] = [
  { name: 'query: many names', path: `/newsletter/user?${manyNames}` },
  { name: 'query: many names at a page', path: `/overview/nirgends?${manyNames}` },
  { name: 'cookies: many', path: '/userinfo', headers: { cookie: manyNames.replaceAll('&', '; ') } },
  { name: 'bearer: long', path: '/userinfo', headers: { authorization: `Bearer ${'a'.repeat(14_000)}` } },
  {
    name: 'bearer: forged',
    path: '/userinfo',
    headers: { authorization: `Bearer ${'a.'.repeat(2)}${'a'.repeat(80)}` },
  },
  { name: 'address: long', path: `/${'a/'.repeat(7_000)}` },
  { name: 'address: unknown, for a browser', path: '/gibt-es-nicht', headers: { accept: 'text/html' } },
  { name: 'address: unknown', path: '/gibt-es-nicht' },
].map((one) => ({ method: 'GET', ...one }))

/** Calls that are refused to every caller. */
export const hostileCalls: readonly Hostile[] = [...rest, ...others, ...reads]

/** What a reader's upload may be: many parts, of which none is a picture. */
export const hostileUploads = ({ token }: Reader): Hostile[] => [
  {
    name: 'upload: many parts',
    method: 'POST',
    path: '/user/picture',
    type: `multipart/form-data; boundary=${boundary}`,
    body: parts(2_000, (at) => `content-disposition: form-data; name="${at}"\r\n\r\n1\r\n`),
    headers: { authorization: `Bearer ${token}` },
  },
]
