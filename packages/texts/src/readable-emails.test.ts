import { expect, test } from 'vitest'
import { profileEditTexts, sharedOwnerTexts } from './index.ts'

test.each([profileEditTexts.pending.waiting, sharedOwnerTexts.members.resent])(
  'an address is said with its domain as it is written',
  (says) => {
    expect(says('info@xn--mller-bau-q9a.test')).toContain('info@müller-bau.test')
  },
)
