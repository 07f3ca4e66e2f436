// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { completeWindow, renderInEdition } from '../testing/in-edition.tsx'
import { Slider, type SliderProps } from './Slider.tsx'
import type { SliderError } from './slider-error.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const cards = ['Fluss', 'Rathaus', 'Stadion'].map((name) => (
  <a key={name} href={`/${name}`}>
    {name}
  </a>
))

const told = (props: Partial<SliderProps>) => {
  const errors: SliderError[] = []
  const all = { type: 'card', label: 'Mehr', children: cards, ...props } as const
  renderInEdition(<Slider {...all} onError={(error) => errors.push(error)} />)
  return errors.map(({ code, message }) => `${code}: ${message}`)
}

test('B57: no slides is reported, and nothing is written', () => {
  expect(told({ children: [] })).toEqual(['NO_SLIDES: The slider has no slides'])
  expect(screen.queryByRole('region')).toBeNull()
})

test('B57: no breakpoints is reported, and the slides stay', () => {
  expect(told({ layouts: {} })).toEqual(['NO_BREAKPOINTS: The slider has no breakpoints defined'])
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('B57: an unknown type is reported with its name, and the slides stay', () => {
  // @ts-expect-error only data could bring it
  expect(told({ type: 'carousel' })).toEqual(['UNKNOWN_TYPE: Unknown slider type: carousel'])
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('B57: without a listener the console is told, and the page goes on', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  renderInEdition(
    <Slider type="card" label="Mehr">
      {[]}
    </Slider>,
  )
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'NO_SLIDES' }))
})

test('it moves also where React runs its effects twice', () => {
  completeWindow()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
  const letters = [...'abcdefgh'].map((letter) => <p key={letter}>{letter}</p>)
  render(
    <Slider type="card" label="Mehr">
      {letters}
    </Slider>,
    { reactStrictMode: true },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(screen.getByRole('button', { name: 'Zurück' }).getAttribute('aria-disabled')).toBe('false')
})

test('one slide has no buttons, no bar and is no carousel: nothing could move', () => {
  renderInEdition(
    <Slider type="image" label="Bilder" oneAtATime footer={() => <button type="button">1</button>}>
      {cards.slice(0, 1)}
    </Slider>,
  )
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryAllByRole('group')).toEqual([])
  expect(screen.getByRole('region', { name: 'Bilder' }).hasAttribute('aria-roledescription')).toBe(false)
  expect(screen.getByRole('link', { name: 'Fluss' })).toBeDefined()
})

test('types: a slider has a name and a known type', () => {
  const complete = { type: 'card', label: 'Mehr', children: cards } satisfies SliderProps
  const { label: _label, ...nameless } = complete
  const wrong: SliderProps[] = [
    // @ts-expect-error without a label it has no name
    nameless,
    // @ts-expect-error not a type
    { ...complete, type: 'carousel' },
  ]
  expect(wrong).toHaveLength(2)
})
