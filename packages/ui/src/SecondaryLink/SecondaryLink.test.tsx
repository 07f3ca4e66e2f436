import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SecondaryLink } from './SecondaryLink.tsx'

test('it leads to its address by the rules of links', () => {
  expect(renderToStaticMarkup(<SecondaryLink href="www.other.example" name="Weiter" />)).toContain(
    'href="https://www.other.example"',
  )
})

test('it needs an address and a name', () => {
  // @ts-expect-error: href is required
  const nowhere = <SecondaryLink name="Weiter" />
  // @ts-expect-error: name is required
  const nameless = <SecondaryLink href="/x" />
  expect([nowhere.type, nameless.type]).toEqual([SecondaryLink, SecondaryLink])
})

test('without an address or a name there is no link', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(renderToStaticMarkup(<SecondaryLink href=" " name="Weiter" />)).toBe('')
  expect(renderToStaticMarkup(<SecondaryLink href="/x" name="" />)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
