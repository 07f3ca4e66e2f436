import { editions } from '@leserkonto/editions'
import fc from 'fast-check'

type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** Strings that have broken parsers, queries, headers and pages before. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    "' OR 1=1 --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\r\nSet-Cookie: x=1',
    '../../etc/passwd',
    '%00',
    '\ud800',
    '\u202e',
    'ﬀ',
    '__proto__',
    'a'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** Placeholder for a token from an earlier mail; the test replaces it before the call. */
export const tokenOfSomeMail = 'aus-einer-mail'

const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constantFrom('plus@example.test', 'fuzz@example.test', 'UMLAUT@MÜLLER-bau.test', 'jörg@x.de'),
  action: fc.constantFrom('invite', 'resend', 'revoke', 'accept', 'decline'),
  password: fc.constantFrom('Sehr-Geheim-77', 'Falsch-Geheim-1'),
  current_password: fc.constantFrom('Sehr-Geheim-77', 'Falsch-Geheim-1'),
  edition: fc.constantFrom(...editions.map(({ shortcut }) => shortcut), 'xx'),
  right: fc.constantFrom('09', '01', '99'),
  gp_number: fc.constantFrom('1000000101', '1000000910', '1000000911', '0000000000'),
  postcode: fc.constantFrom('12345', '54321', '1010'),
  newsletters: fc.constantFrom(['az-morgen'], ['rt-morgen'], [], ['az-plus-exklusiv']),
  return_url: fc.constantFrom('/', '//evil.example', 'https://az.example/x', 'javascript:alert(1)'),
  token: fc.constantFrom('a'.repeat(43), tokenOfSomeMail),
  id: fc.constantFrom('00000000-0000-4000-8000-000000000101', 'az', '1'),
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1e308, [], {}, [[]], { a: { b: {} } }),
  fc.array(hostileText, { maxLength: 3 }),
)

/** A value for one field: mostly of its type, sometimes plausible, sometimes anything. */
function fieldValue(field: string, schema: Schema): fc.Arbitrary<unknown> {
  const typed = ofType(schema)
  const likely = plausible[field]
  return fc.oneof(
    { weight: 4, arbitrary: likely ?? typed },
    { weight: 2, arbitrary: typed },
    { weight: 1, arbitrary: junk },
  )
}

function ofType(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofType))
  if (schema.type === 'array') return fc.array(ofType(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'object') return hostileInput(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.double())
  return fc.oneof(hostileText, fc.constant('Muster'), fc.emailAddress(), fc.uuid())
}

/** Inputs of an operation like those of an attacker, a broken client or a hurried reader. */
export function hostileInput(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {})
  return fc.record(Object.fromEntries(fields.map(([name, type]) => [name, fieldValue(name, type)])), {
    requiredKeys: [],
  })
}
