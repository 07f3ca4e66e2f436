import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

/** The lines in which a start names what is wrong, without the first. */
const refusal = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('ways in: a share, and editions where all or no devices have them; everything is on without', () => {
  const all = { share: 100, editions: {} }
  expect(readConfig({}).ways).toEqual({ sheet: all, passkey: all })
  const given = { SIGN_IN_SHEET: '20,+az,-rt', PASSKEY_BY_ITSELF: '0' }
  expect(readConfig(given).ways).toEqual({
    sheet: { share: 20, editions: { az: 100, rt: 0 } },
    passkey: { share: 0, editions: {} },
  })
  const example =
    'from 0 to 100, then editions with + where all devices have it, with - where none, such as 20,+az,-rt'
  expect(refusal({ SIGN_IN_SHEET: '101', PASSKEY_BY_ITSELF: '5,az' })).toEqual([
    `  SIGN_IN_SHEET must be a share ${example}.`,
    `  PASSKEY_BY_ITSELF must be a share ${example}.`,
  ])
  expect(refusal({ SIGN_IN_SHEET: '5,+xy,-zz', PASSKEY_BY_ITSELF: '5,+az,-az' })).toEqual([
    expect.stringMatching(/^ {2}SIGN_IN_SHEET names xy, zz, and there are az, /),
    '  PASSKEY_BY_ITSELF must name az once.',
  ])
})
