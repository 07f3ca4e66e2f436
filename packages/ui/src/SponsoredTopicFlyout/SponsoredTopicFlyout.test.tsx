import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SponsoredTopicFlyout } from './SponsoredTopicFlyout.tsx'

test('it says who writes, who pays, and that both kinds of content are mixed', () => {
  const html = renderToString(<SponsoredTopicFlyout open={false} onClose={() => undefined} />)
  for (const part of [
    'Was ist ein Sonderthema?',
    'Unternehmen',
    'bezahlen',
    'überwiegend unsere Redaktion',
    'Werbung',
  ])
    expect(html).toContain(part)
})
