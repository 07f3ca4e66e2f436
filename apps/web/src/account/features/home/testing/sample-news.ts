import type { News } from '../TodayBlock.tsx'

type Story = News['marked'][number]

// A grey picture, so that none is asked for.
const grey =
  'data:image/svg+xml;utf8,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%2399a"/%3E%3C/svg%3E'
const picture = { small: grey, large: grey, alt: 'Das Rathaus am Markt' }

/** An article that the reader marked. */
export const story = (id: string): Story => ({
  id,
  url: `/artikel/${id}`,
  headline: 'Sieben Millionen fehlen: Wo die Kämmerin jetzt sparen will',
  category: 'Lokales',
  teaser: 'Die Stadt muss ihren Haushalt ändern.',
  authors: ['Konrad Wieland'],
  plus: true,
  picture,
})

/** Today's lead. */
export const lead: Story = {
  ...story('markt'),
  headline: 'Der Marktplatz bekommt 24 Bäume und verliert alle Parkplätze',
  teaser: 'Nach vier Stunden Debatte entscheidet der Stadtrat mit einer Stimme Mehrheit.',
  authors: ['Helene Brandstetter', 'Konrad Wieland'],
}
