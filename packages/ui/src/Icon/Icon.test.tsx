// @vitest-environment jsdom

import { faBell, faMessage } from '@fortawesome/free-regular-svg-icons'
import { faGear, faMessage as solidMessage } from '@fortawesome/free-solid-svg-icons'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerIcons } from '../parts/icon-registry.ts'
import { Icon } from './Icon.tsx'

registerIcons(faBell, faMessage, solidMessage, faGear)
afterEach(cleanup)

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d')
const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"></svg>'

describe('named icons', () => {
  test('each style has its own drawing', () => {
    expect(pathOf(render(<Icon name="message" iconStyle="solid" />).container)).toBe(solidMessage.icon[4])
    expect(pathOf(render(<Icon name="message" />).container)).toBe(faMessage.icon[4])
  })

  test('an older name of the set finds the same drawing', () => {
    expect(pathOf(render(<Icon name="cog" iconStyle="solid" />).container)).toBe(faGear.icon[4])
  })

  test.each([
    ['bell', 'duotone', faBell],
    ['gear', 'light', faGear],
  ] as const)('%s has no style %s and falls back with a warning', (name, iconStyle, drawn) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(pathOf(render(<Icon name={name} iconStyle={iconStyle} />).container)).toBe(drawn.icon[4])
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})

test('is hidden from assistive technology unless it has something to say', () => {
  const silent = render(<Icon name="bell" />).container.firstElementChild
  expect(silent?.getAttribute('aria-hidden')).toBe('true')
  const speaking = render(<Icon name="bell" label="Glocke" />).container.firstElementChild
  expect([speaking?.getAttribute('role'), speaking?.getAttribute('aria-label')]).toEqual(['img', 'Glocke'])
  expect(speaking?.hasAttribute('aria-hidden')).toBe(false)
})

test('a source is drawn as an image, so that nothing in it can run', () => {
  const { container } = render(<Icon src={svg} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(svg)
})

describe('invalid icons', () => {
  test('are an empty element and one error, however often the page renders', () => {
    const onError = vi.fn()
    // A page writes its listener anew with every render.
    const view = () => <Icon src="https://example.test/a.svg" onError={(error) => onError(error)} />
    const { container, rerender } = render(view())
    rerender(view())
    expect(container.firstElementChild?.childNodes).toHaveLength(0)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'No valid SVG icon or data URI provided' })
  })

  test('show their slot where there is one', () => {
    const { container } = render(
      <Icon name="nowhere" onError={() => {}}>
        ?
      </Icon>,
    )
    expect(container.textContent).toBe('?')
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('false')
  })

  test('go to the console when nobody listens', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Icon src="" />)
    expect(error.mock.calls[0]?.[0]).toMatchObject({ message: 'No valid SVG icon or data URI provided' })
    error.mockRestore()
  })

  test('throw when the page asks for it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Icon src="x" strict />)).toThrow('No valid SVG icon or data URI provided')
  })
})
