import { expect, test } from 'vitest'
import { errorTexts } from './errors.ts'
import { nextStepsOf, nextStepTexts } from './next-steps.ts'

test('a code is never the message, and a text that sends to people names how they are reached', () => {
  for (const [code, text] of Object.entries(errorTexts)) {
    expect(text).not.toMatch(/\b[45]\d\d\b/)
    if (text.includes('Aboservice'))
      expect([code, nextStepsOf(code)]).toEqual([code, expect.arrayContaining(['phone'])])
    for (const step of nextStepsOf(code)) expect(nextStepTexts).toHaveProperty(step)
  }
})

test('the links of a text of the catalogue are ways on', () => {
  for (const [code, text] of Object.entries(errorTexts))
    for (const [, name] of text.matchAll(/\[([^\]]+)\]/g))
      expect([code, nextStepsOf(code).map((step) => nextStepTexts[step])]).toEqual([
        code,
        expect.arrayContaining([name]),
      ])
})

test('what no code is has no way', () => {
  expect([nextStepsOf('constructor'), nextStepsOf('SIGNATURE_WRONG'), nextStepsOf('PICTURE_FORMAT')]).toEqual(
    [[], [], []],
  )
})
