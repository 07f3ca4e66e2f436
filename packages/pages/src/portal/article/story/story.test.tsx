import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLinks } from '../../blocks/linked-words.tsx'
import { StoryText } from '../StoryText.tsx'
import { Embed } from './Embed.tsx'

const linked = (texts: string[], links: { text: string; href: string }[]) =>
  renderToStaticMarkup(withLinks(texts, links))

test('the first place of some words leads where the newsroom says, and only the first', () => {
  const html = linked(['Der Bus fährt. Der Bus hält.', 'Der Bus.'], [{ text: 'Bus', href: '/rubrik/region' }])
  expect(html).toBe('Der <a href="/rubrik/region">Bus</a> fährt. Der Bus hält.Der Bus.')
})

test.each(['javascript:alert(1)', 'http://plain.example', '//fremd.example', ''])('%s is no link', (href) => {
  expect(linked(['Der Bus'], [{ text: 'Bus', href }])).toBe('Der Bus')
})

test('links that lie in each other, or in no text, leave the words', () => {
  const html = linked(
    ['Eins zwei <b>drei</b>'],
    [
      { text: 'zwei', href: '/z' },
      { text: 'Eins zwei', href: '/ez' },
      { text: 'vier', href: '/v' },
      { text: 'drei', href: '/d' },
    ],
  )
  expect(html).toBe('<a href="/ez">Eins zwei</a> &lt;b&gt;<a href="/d">drei</a>&lt;/b&gt;')
})

test('a text has its subheadings, lists, tables, links and place where the newsroom puts them', () => {
  const html = renderToStaticMarkup(
    <StoryText
      placeLine="Auenhausen"
      origins={[]}
      body={['Erstens.', 'Zweitens.']}
      elements={[
        { type: 'heading', at: 1, text: 'Zwischentitel' },
        { type: 'list', at: 1, ordered: true, items: ['Punkt'] },
        { type: 'list', at: 2, items: ['Strich'] },
        { type: 'links', at: 1, links: [{ text: 'Zweitens', href: '/zwei' }] },
        { type: 'table', at: 2, title: 'Zahlen', head: ['Ort', 'Zahl'], rows: [['Au', '1'], ['Rohr']] },
      ]}
    />,
  ).replace(/ (class|data-\w+)="[^"]*"/g, '')
  expect(html).toContain(
    '<p><span>Auenhausen.</span> Erstens.</p><h2>Zwischentitel</h2><ol><li>Punkt</li></ol>',
  )
  expect(html).toContain('<p><a href="/zwei">Zweitens</a>.</p><ul><li>Strich</li></ul>')
  expect(html).toContain('<th scope="row">Au</th><td>1</td>')
  expect(html).toContain('<th scope="row">Rohr</th><td></td>')
})

test('an embed loads nothing; it is shown in the page only where the edition names its origin', () => {
  const embed = { provider: 'Karten', title: 'Karte', url: 'https://karten.example/a' }
  const shown = renderToStaticMarkup(<Embed {...embed} origins={['https://karten.example']} />)
  expect(shown).toContain('data-opens="embed"')
  expect(shown).not.toMatch(/iframe|src=|<img/)
  expect(renderToStaticMarkup(<Embed {...embed} origins={['https://karten.example.test']} />)).not.toContain(
    'data-opens',
  )
  expect(renderToStaticMarkup(<Embed {...embed} url="javascript:alert(1)" origins={[]} />)).toBe('')
})
