import { describe, expect, test } from 'vitest'
import { deskActs, mayAct, needsProof, similarAddresses } from './desk.ts'
import { readNameAndPostcode } from './name-and-postcode.ts'

describe('roles at the desk', () => {
  test('auditors do nothing, leads everything, the service all but what is for leads', () => {
    expect(deskActs.filter((act) => mayAct('auditor', act))).toEqual([])
    expect(deskActs.filter((act) => mayAct('lead', act))).toEqual(deskActs)
    expect(deskActs.filter((act) => !mayAct('service', act))).toEqual([
      'deletion.refused',
      'account.deleted',
      'merge.refused',
      'accounts.merged',
      'accounts.merge_undone',
      'access.opened_for_all',
      'access.ended_for_all',
      'letter.retried',
    ])
  })

  test('what gives somebody an account or its data needs proof of who calls', () => {
    expect(deskActs.filter(needsProof)).toEqual(
      expect.arrayContaining([
        'address.change_begun',
        'account.exported',
        'deletion.asked',
        'merge.asked',
        'accounts.merge_undone',
        'account.unblocked',
        'customer.unlinked',
      ]),
    )
    expect(needsProof('access.opened')).toBe(false)
  })
})

describe('similar addresses', () => {
  test.each([
    ['two letters swapped', 'erika@gmial.com', 'erika@gmail.com'],
    ['a letter too many', 'erikka@gmx.de', 'erika@gmx.de'],
    ['a letter missing', 'eika@gmx.de', 'erika@gmx.de'],
    ['another letter', 'erica@gmx.de', 'erika@gmx.de'],
    ['another provider', 'erika@gmx.de', 'erika@web.de'],
  ])('%s', (_, typed, meant) => expect(similarAddresses(typed)).toContain(meant))

  test('not the address itself, nothing without a sign, and of a long one none', () => {
    expect(similarAddresses('erika@gmx.de')).not.toContain('erika@gmx.de')
    expect(similarAddresses('a@b').every((one) => one.includes('@'))).toBe(true)
    expect(similarAddresses(`${'a'.repeat(60)}@gmx.de`)).toEqual([])
  })

  test('are no more than some thousands', () => {
    expect(similarAddresses('erika.mustermann@t-online.de').length).toBeLessThan(3_000)
  })
})

describe('a name with a postcode', () => {
  test.each([
    'Müller 12345',
    '12345 Müller',
    ' Müller,  D-12345 ',
    'D-12345, Müller',
    'Müller, D 12 345',
    'müller (PLZ: 12345)',
    'Müller, Erika, 12345',
    '12345 Müller, Erika',
    'Müller, 12345 Musterstadt',
    'Müller １２３４５',
  ])('%s', (typed) => {
    const { names = [], postcode } = readNameAndPostcode(typed) ?? {}
    expect([names.map((name) => name.toLowerCase()), postcode]).toEqual([['müller'], '12345'])
  })

  test('may have several words, of which all or the last are the family name', () => {
    for (const typed of ['Erika Müller 12345', '12345 Erika Müller'])
      expect(readNameAndPostcode(typed)?.names).toEqual(['Erika Müller', 'Müller'])
    expect(readNameAndPostcode('von der Heide 1010')).toEqual({
      names: ['von der Heide', 'Heide'],
      postcode: '1010',
    })
  })

  test.each([
    'Müller',
    '12345',
    'Kundennr.: 1000 000 910',
    '1000000910',
    'Müller 123456',
    'Müller 123',
    '',
    'D-12345',
  ])('is not %s', (typed) => expect(readNameAndPostcode(typed)).toBeUndefined())
})
