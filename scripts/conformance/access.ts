import { crmCalls } from '@leserkonto/publisher-wire/calls'
import type { Requirement } from './requirement.ts'
import { finding, refused } from './system.ts'

const nobody = { params: { gp_number: '0000000000' } }

/** Who may call, and what a refusal looks like. */
export const access: readonly Requirement[] = [
  {
    says: 'A call without the key is refused with 401',
    heading: 'subscription-system',
    check: async ({ ask }) => refused(await ask(crmCalls.getCustomer, { ...nobody, bearer: null }), 401),
  },
  {
    says: 'A call with another key is refused with 401',
    heading: 'subscription-system',
    check: async ({ ask }) =>
      refused(await ask(crmCalls.getCustomer, { ...nobody, bearer: 'another-key' }), 401),
  },
  {
    says: 'An unknown customer is 404 with {code,message}',
    heading: 'subscription-system',
    check: async ({ ask }) => refused(await ask(crmCalls.getCustomer, nobody), 404),
  },
  {
    says: 'A body that is not as described is refused with 400 or 422, not with 500',
    heading: 'subscription-system',
    check: async ({ ask }) =>
      refused(await ask(crmCalls.addOptin, { body: { email: 7 }, key: 'conformance-wrong' }), [400, 422]),
  },
]

/** Looked at last. */
export const everyAnswer: Requirement = {
  says: 'Every answer came within three seconds, with 4 MB at most and without a redirect',
  heading: 'client-rules',
  check: async ({ answers }) => {
    const reasons = answers.flatMap(({ what, ms, bytes, status }) => [
      ...(ms > 3_000 ? [`${what} took ${Math.round(ms)} ms`] : []),
      ...(bytes > 4 * 1024 * 1024 ? [`the answer to ${what} has ${bytes} bytes`] : []),
      ...(status >= 300 && status < 400 ? [`${what} was redirected with ${status}`] : []),
    ])
    if (reasons.length > 0) throw finding([...new Set(reasons)].join('; '))
  },
}
