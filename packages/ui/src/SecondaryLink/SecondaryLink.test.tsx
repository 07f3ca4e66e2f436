import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SecondaryLink } from './SecondaryLink.tsx'

test('it leads to its address by the rules of links', () => {
  expect(renderToStaticMarkup(<SecondaryLink uri="www.other.example" name="Weiter" />)).toContain(
    'href="https://www.other.example"',
  )
})

test('it needs an address and a name', () => {
  // @ts-expect-error: uri is required
  const nowhere = <SecondaryLink name="Weiter" />
  // @ts-expect-error: name is required
  const nameless = <SecondaryLink uri="/x" />
  expect([nowhere.type, nameless.type]).toEqual([SecondaryLink, SecondaryLink])
})

test('without an address or a name there is no link', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(renderToStaticMarkup(<SecondaryLink uri=" " name="Weiter" />)).toBe('')
  expect(renderToStaticMarkup(<SecondaryLink uri="/x" name="" />)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
