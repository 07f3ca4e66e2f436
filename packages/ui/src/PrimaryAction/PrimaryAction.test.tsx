// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PrimaryAction } from './PrimaryAction.tsx'

afterEach(cleanup)

test('with an address it is a link', () => {
  render(<PrimaryAction text="Mehr" href="/mehr" />)
  expect(screen.getByRole('link', { name: 'Mehr' }).getAttribute('href')).toBe('/mehr')
})

test('without an address it is a button that acts', () => {
  const act = vi.fn()
  render(<PrimaryAction text="Teilen" onClick={act} />)
  fireEvent.click(screen.getByRole('button', { name: 'Teilen' }))
  expect(act).toHaveBeenCalledOnce()
})

test('it needs a text and one of both ways', () => {
  // @ts-expect-error: text is required
  const textless = <PrimaryAction href="/mehr" />
  // @ts-expect-error: it leads somewhere or acts, not both
  const both = <PrimaryAction text="Mehr" href="/mehr" onClick={() => undefined} />
  expect([textless.type, both.type]).toEqual([PrimaryAction, PrimaryAction])
})

test('without a text there is no action, not even an empty button', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(render(<PrimaryAction text=" " href="/mehr" />).container.innerHTML).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
