// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { ImageSlider, type SliderImage } from './ImageSlider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const picture = (name: string): SliderImage => ({ src: `/${name}.jpg`, alt: name, description: `Am ${name}` })
const alts = () => screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))

test('B56: five updates within 100 ms are written once', async () => {
  const slider = (name: string) => <ImageSlider images={[picture(name)]} onError={() => undefined} />
  const { rerender, container } = renderInEdition(slider('Fluss'))
  const written: (string | null)[] = []
  const row = container.querySelector('.swiper-wrapper')
  const watch = new MutationObserver(() => written.push(alts().join()))
  if (row) watch.observe(row, { childList: true })
  for (const name of ['Hafen', 'Rathaus', 'Stadion', 'Feld', 'Markt']) {
    rerender(slider(name))
    await act(() => vi.advanceTimersByTimeAsync(19))
  }
  await act(() => vi.advanceTimersByTimeAsync(80))
  expect(alts()).toEqual(['Fluss'])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(alts()).toEqual(['Markt'])
  expect(written).toEqual(['Markt'])
})

test('a picture without source, alt or description is left out', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const [whole, ...broken] = [
    picture('Fluss'),
    { ...picture('Hafen'), src: '' },
    { ...picture('Markt'), alt: '' },
    { ...picture('Feld'), description: '' },
  ]
  renderInEdition(<ImageSlider images={[...broken, ...(whole ? [whole] : [])]} />)
  expect(alts()).toEqual(['Fluss'])
})

test('the same picture twice is two pictures, without a complaint', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  renderInEdition(<ImageSlider images={[picture('Fluss'), picture('Fluss')]} />)
  expect(alts()).toEqual(['Fluss', 'Fluss'])
  expect(error).not.toHaveBeenCalled()
})

test('until scripts move them all pictures can be reached', () => {
  const html = renderToStaticMarkup(<ImageSlider images={[picture('Fluss'), picture('Hafen')]} />)
  expect(html).not.toContain('inert')
})

test('types: a picture needs source, alt and description', () => {
  const { alt: _alt, ...withoutAlt } = picture('Fluss')
  const { description: _description, ...withoutDescription } = picture('Fluss')
  const wrong: SliderImage[] = [
    // @ts-expect-error alt is required
    withoutAlt,
    // @ts-expect-error description is required
    withoutDescription,
  ]
  expect(wrong).toHaveLength(2)
})

test('an entry that is no picture is left out', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error: editorial data can bring what the types refuse
  renderInEdition(<ImageSlider images={[null, picture('Fluss')]} />)
  expect(alts()).toEqual(['Fluss'])
})
