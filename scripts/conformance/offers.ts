import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { Offers } from '@leserkonto/publisher-wire/offers'
import type { Requirement } from './requirement.ts'
import { finding, formOf } from './system.ts'

/** What a newspaper sells. */
export const offers: readonly Requirement[] = [
  {
    says: 'The offers of an edition are answered in the form described, each id once; or the call is lacking by 404, 405 or 501',
    heading: 'offers',
    check: async ({ ask }, { edition }) => {
      const answer = await ask(crmCalls.getOffers, { query: { edition } })
      if ([404, 405, 501].includes(answer.status)) return
      const ids = formOf(Offers, answer).offers.map(({ id }) => id)
      const twice = ids.find((id, index) => ids.indexOf(id) !== index)
      if (twice !== undefined) throw finding(`${twice} is in the list twice`)
    },
  },
]
