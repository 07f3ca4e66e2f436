import type { Offer } from '@leserkonto/publisher-wire/offers'

const digital = (edition: string, cents: number): Offer => ({
  id: `${edition}-plus`,
  title: `${edition.toUpperCase()} Plus`,
  rights: ['09', '01'],
  price: { cents, per: 'month' },
  trial: { duration: 'P4W', cents: 100 },
  notice: 'P0D',
})

/** What each newspaper sells; one of them names no trial and has a page of its own for it. */
export const offers: Readonly<Record<string, readonly Offer[]>> = {
  az: [digital('az', 990)],
  rt: [
    {
      id: 'rt-plus',
      title: 'RT Plus',
      rights: ['09', '01'],
      price: { cents: 1190, per: 'month' },
      notice: 'P1M',
      url: 'https://abo.rt.example/plus',
    },
  ],
  ht: [digital('ht', 890)],
}
