import { describe, expect, test } from 'vitest'
import { ChildUsersForm } from './child-users.ts'
import { NewsletterChange } from './newsletter.ts'
import { parseInput } from './parse-input.ts'
import { ProfileForm } from './profile.ts'
import { RegistrationForm } from './registration.ts'
import { settings } from './settings.ts'
import { AccessDataForm, AddressQuery, subscriptions } from './subscriptions.ts'

type Schema = Parameters<typeof parseInput>[0]

/** What is wrong, as `field CODE`. */
function wrongIn(schema: Schema, raw: unknown): string[] {
  const parsed = parseInput(schema, raw)
  return parsed.ok ? [] : parsed.fields.map(({ field, code }) => `${field} ${code}`)
}

describe('what is wrong is said all at once, what fields need of each other too', () => {
  test.each<[string, Schema, unknown, string[]]>([
    [
      'a registration',
      RegistrationForm,
      { email: 'kaputt', customer_type: 'company' },
      ['email AT_MISSING', 'password REQUIRED', 'company_name REQUIRED'],
    ],
    [
      'a profile',
      ProfileForm,
      { given_name: 'A', family_name: 'B', gender: 'keine angabe', customer_type: 'company' },
      ['gender FORMAT', 'company_name REQUIRED'],
    ],
    [
      'access data without a number',
      AccessDataForm,
      {},
      ['postcode', 'gender', 'given_name', 'family_name', 'street', 'housenumber', 'city'].map(
        (field) => `${field} REQUIRED`,
      ),
    ],
    [
      'the address of a company',
      AddressQuery,
      { postcode: '12345', customer_type: 'company' },
      ['city REQUIRED', 'street REQUIRED', 'housenumber REQUIRED', 'company_name REQUIRED'],
    ],
    [
      'a declaration of nobody',
      subscriptions.cancel.input,
      { email: 'a@b.test', kind: 'ordinary', family_name: '\u200b' },
      ['given_name REQUIRED'],
    ],
    [
      'a declaration with a whole name in one field',
      subscriptions.withdraw.input,
      { email: 'a@b.test', family_name: 'Kim Muster' },
      [],
    ],
    [
      'a change of newsletters',
      NewsletterChange,
      { id: 'x', register_status: 4, reason: '001' },
      ['id FORMAT', 'reason UNKNOWN_FIELD', 'newsletters REQUIRED'],
    ],
    [
      'several wishes of an owner',
      ChildUsersForm,
      { childusers: [{ action: 'invite' }, { action: 'werfen' }, null, { action: 'revoke' }] },
      [
        'childusers.1.action FORMAT',
        'childusers.2 TYPE',
        'childusers.0.email REQUIRED',
        'childusers.3.id REQUIRED',
      ],
    ],
    [
      'settings',
      settings.save.input,
      {
        settings: [
          { name: 'A', value: 1 },
          { name: 'b', value: '' },
          { name: 'b', value: '' },
        ],
      },
      ['settings.0.name FORMAT', 'settings.0.value TYPE', 'settings.2.name DUPLICATE_FIELD'],
    ],
  ])('%s', (_what, schema, raw, wrong) => {
    expect(wrongIn(schema, raw)).toEqual(wrong)
  })
})

test.each<[string, Schema, unknown, string[]]>([
  ['a kind of customer', RegistrationForm, { customer_type: 'firma', company_name: 'X' }, ['company_name']],
  ['a verb', NewsletterChange, { register_status: 9, newsletters: ['az-morgen'] }, ['newsletters']],
])('of %s that is none nothing is concluded', (_what, schema, raw, untouched) => {
  const parsed = parseInput(schema, raw)
  const named = parsed.ok ? [] : parsed.fields.map(({ field }) => field)
  expect(named.filter((field) => untouched.includes(field))).toEqual([])
})

test.each([null, 'x', 1, [], [{}]])('%j is no form: only that is said', (raw) => {
  expect(wrongIn(RegistrationForm, raw)).toEqual([' TYPE'])
  expect(wrongIn(AccessDataForm, raw)).toEqual([' TYPE'])
})
