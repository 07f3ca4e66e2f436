// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { CardSlider } from './CardSlider.tsx'

afterEach(cleanup)

const cards = ['Fluss', 'Rathaus'].map((name) => (
  <a key={name} href={`/${name}`}>
    {name}
  </a>
))

test('it is a carousel by its name, and each card a group that says its place', () => {
  renderInEdition(<CardSlider label="Mehr aus der Region">{cards}</CardSlider>)
  const slider = screen.getByRole('region', { name: 'Mehr aus der Region' })
  expect(slider.getAttribute('aria-roledescription')).toBe('Karussell')
  expect(screen.getByRole('group', { name: '2 von 2' }).textContent).toBe('Rathaus')
})

test('the server sends every card, to be read and followed without scripts', () => {
  const html = renderToStaticMarkup(<CardSlider label="Mehr">{cards}</CardSlider>)
  expect(html.match(/<a href/g)).toHaveLength(2)
  expect(html).not.toMatch(/inert|style=/)
})
