import { servedEditions } from '@leserkonto/editions'
import type { Wall } from '@leserkonto/rules'
import { paywallTexts } from '@leserkonto/texts'
import { describe, expect, test } from 'vitest'
import { offerSaid } from './offer-ways.ts'

const editions = servedEditions({})
const [edition] = editions
if (!edition) throw new Error('no editions are served')
const url = '/artikel/az-eins'
const plan = {
  title: 'AZ PLUS',
  edition: 'rt',
  start_date: '2026-11-30T23:00:00Z',
  end_date: '2026-11-19T12:00:00Z',
}
const said = (wall: Wall) => offerSaid(wall, { edition, editions, url })

const offers = edition.links.subscriptionService
const linking = '/service/profil/linkSubscription?return_url=%2Fartikel%2Faz-eins'
const further = '/service/profil/linkSubscription?weitere=&return_url=%2Fartikel%2Faz-eins'
const plans = '/service/profil/abo'
const shared = '/service/profil/shared-subscriptions'

/** What each state leads to, its first way first. */
const ways: readonly (readonly [Wall, readonly string[]])[] = [
  [
    { state: 'stranger' },
    [
      offers,
      `/sign-on?return_url=${encodeURIComponent(url)}`,
      '/service/profil/loginRegister/register?return_url=%2Fartikel%2Faz-eins',
      linking,
    ],
  ],
  [{ state: 'unlinked' }, [linking, offers]],
  [{ state: 'noPlan' }, [offers, plans, further]],
  [{ state: 'upcoming', plan }, [plans]],
  [{ state: 'otherEdition', plan }, [offers, '/sign-on/to/rt', further]],
  [{ state: 'notIncluded', plan }, [offers, plans, further]],
  [{ state: 'expired', plan }, [offers, plans]],
  [{ state: 'seatWaiting' }, [url, shared]],
  [{ state: 'sharedNotIncluded', plan, linked: false }, [shared, offers, linking]],
  [{ state: 'sharedEnded', linked: false }, [shared, offers, linking]],
  [{ state: 'sharedEnded', linked: true }, [shared, offers]],
  [{ state: 'outage' }, [url]],
]

describe('what an offer says and where it leads', () => {
  test.each(ways)('$state', (wall, expected) => {
    const { ways: buttons, link, reason } = said(wall)
    expect([...buttons, ...(link ? [link] : [])].map(({ to }) => to)).toEqual(expected)
    expect(reason.length).toBeGreaterThan(20)
  })

  test('names the plan, its newspaper and the day in Berlin', () => {
    expect(said({ state: 'otherEdition', plan }).reason).toContain('Rheinfelder Tagblatt')
    expect(said({ state: 'otherEdition', plan }).ways[1]?.name).toBe('Rheinfelder Tagblatt lesen')
    expect(said({ state: 'expired', plan }).reason).toContain('„AZ PLUS“ ist am 19. November 2026')
    expect(said({ state: 'upcoming', plan }).reason).toContain('beginnt am 1. Dezember 2026')
  })

  test('sells nothing to who reads on without buying, and nothing during an outage', () => {
    for (const wall of [{ state: 'upcoming', plan }, { state: 'seatWaiting' }, { state: 'outage' }] as const)
      expect(said(wall).sells).toBe(false)
    expect(said({ state: 'outage' }).heading).toBe(paywallTexts.outageHeading)
  })
})
