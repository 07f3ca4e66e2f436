import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test.each([
  ['Brücke & Weg', 'Brücke &amp; Weg'],
  ['</script><b title="x">', '&lt;/script&gt;&lt;b title=&quot;x&quot;&gt;'],
  ["'&amp;", '&#39;&amp;amp;'],
])('%s cannot leave its place in the markup', (text, markup) => {
  expect(escapeHtml(text)).toBe(markup)
})
