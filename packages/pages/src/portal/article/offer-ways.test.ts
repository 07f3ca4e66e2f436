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

const offers = 'https://abo.az.example/angebote'
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
    const { ways: buttons, links, reason } = said(wall)
    expect([...buttons, ...links].map(({ to }) => to)).toEqual(expected)
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

  test('names the price where something is sold and the publisher says it, and sends to its page', () => {
    const offer = {
      id: 'az-plus',
      title: 'AZ Plus',
      rights: ['09'],
      price: { cents: 990, per: 'month' as const },
      trial: { duration: 'P4W', cents: 100 },
      notice: 'P0D',
      url: 'https://abo.az.example/plus',
    }
    const place = { edition, editions, url, offer }
    const sold = offerSaid({ state: 'stranger' }, place)
    expect(plain(sold.price)).toBe('AZ Plus: 4 Wochen für 1,00 €, danach 9,90 € im Monat, jederzeit kündbar')
    expect(sold.ways[0].to).toBe(offer.url)
    expect(offerSaid({ state: 'outage' }, place).price).toBeNull()
    expect(offerSaid({ state: 'upcoming', plan }, place).price).toBeNull()
    expect(said({ state: 'stranger' }).price).toBeNull()
    const { trial, notice, url: page, ...bare } = offer
    expect(plain(offerSaid({ state: 'noPlan' }, { ...place, offer: bare }).price)).toBe(
      'AZ Plus: 9,90 € im Monat',
    )
    expect(offerSaid({ state: 'noPlan' }, { ...place, offer: bare }).ways[0].to).toBe(offers)
    const free = { ...bare, trial: { duration: 'P1M', cents: 0 }, notice: 'P1M' }
    expect(plain(offerSaid({ state: 'noPlan' }, { ...place, offer: free }).price)).toBe(
      'AZ Plus: 1 Monat kostenlos, danach 9,90 € im Monat, Kündigungsfrist 1 Monat',
    )
  })

  test('what costs nothing comes first: an account for a stranger, a free article for who has one left', () => {
    const place = { edition, editions, url, freeArticles: 3 }
    const stranger = offerSaid({ state: 'stranger' }, place)
    expect(stranger.free).toContain('jeden Monat 3 Plus-Artikel frei')
    expect(stranger.ways.map(({ name }) => name)).toEqual([
      paywallTexts.free.register,
      paywallTexts.subscribe,
      paywallTexts.signIn,
    ])
    const left = { of: 3, left: 1, renewsAt: '2026-12-01' }
    const reader = offerSaid({ state: 'unlinked' }, { ...place, meter: left })
    expect([reader.ways[0].name, reader.ways[0].to]).toEqual([paywallTexts.free.open, url])
    expect(reader.free).toContain('noch einen freien Artikel')
    const usedUp = offerSaid({ state: 'unlinked' }, { ...place, meter: { ...left, left: 0 } })
    expect(usedUp.ways[0].to).toBe(linking)
    expect(usedUp.free).toBe(
      'Ihre 3 freien Artikel für diesen Monat haben Sie gelesen. Am 1. Dezember 2026 gibt es neue.',
    )
    expect(said({ state: 'stranger' }).free).toBeNull()
  })
})

/** Sums have a space that does not break. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
