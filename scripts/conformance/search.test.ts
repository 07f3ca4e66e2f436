import { expect, test } from 'vitest'
import { conformance, type Result } from './run.ts'
import { type Answered, one, spoiled } from './spoiled.ts'

/** A page of results that has some. */
let first = ''
const refusal = { status: 422, text: '{"code":"VALIDATION_FAILED","message":""}' }

const failing = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ says }) => says)

test.each<[string, (answer: Answered, url: string) => Answered, RegExp]>([
  [
    'that knows no small letters',
    (answer, url) =>
      /q=[a-zä-ü%0-9]+&/i.test(url) && url === url.replace(/q=[A-Z]/, '')
        ? { ...answer, text: '{"articles":[],"total":0}' }
        : answer,
    /find different articles/,
  ],
  [
    'whose pages are all the first',
    (answer, url) => (url.includes('page=50') ? { ...answer, text: first } : answer),
    /the page behind the last has articles/,
  ],
  ['that refuses signs', (answer, url) => (url.includes('%22') ? refusal : answer), /was answered 422/],
])('a search %s is a finding', async (_what, spoil, reason) => {
  const url = await spoiled(
    () => undefined,
    (answer, { url: path }) => {
      if (!path.startsWith('/content/v1/search')) return answer
      if (answer.text.includes('"headline"')) first = answer.text
      return spoil(answer, path)
    },
  )
  const found = (await conformance(one(url), { edition: 'az' })).filter(({ outcome }) => outcome === 'failed')
  expect(found.map(({ reason: why }) => why).join()).toMatch(reason)
})

test('a system without search is skipped, and says what its editions must not have', async () => {
  const url = await spoiled(({ url: path }) =>
    path.startsWith('/content/v1/search')
      ? { status: 404, text: '{"code":"NOT_FOUND","message":""}' }
      : undefined,
  )
  const results = await conformance(one(url), { edition: 'az' })
  expect(failing(results)).toEqual([])
  expect(results.filter(({ heading }) => heading === 'search').map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 3 }, () => 'skipped'),
  )
})
