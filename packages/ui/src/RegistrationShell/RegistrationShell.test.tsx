// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleHelp, samplePapers } from '../samples/sample-papers.ts'
import { RegistrationShell } from './RegistrationShell.tsx'

afterEach(cleanup)

const shell = (
  <RegistrationShell
    edition={{
      name: 'Auentaler Zeitung',
      logo: { text: 'Medienhaus Auental', url: 'https://medienhaus-auental.example/' },
      theme: { color: '#1d4e89', colorDark: '#8ab8ee' },
    }}
    legalLinks={[{ label: 'Impressum', href: '/impressum' }]}
  >
    <h1>Anmelden</h1>
  </RegistrationShell>
)

test("the product logo is titled 'Zum Login/Profil' and leads to the root path", () => {
  render(shell)
  const logo = screen.getByRole('link', { name: 'Auentaler Zeitung' })
  expect([logo.title, logo.getAttribute('href')]).toEqual(['Zum Login/Profil', '/'])
})

test("the head and the foot name the group's other newspapers, and the foot who helps", () => {
  render(<RegistrationShell {...shell.props} papers={samplePapers} help={sampleHelp} imprint="Der Verlag" />)
  for (const place of ['banner', 'contentinfo'])
    expect(
      within(screen.getByRole(place)).getByRole('link', { name: samplePapers[0].name, hidden: true }),
    ).toBeDefined()
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getByRole('link', { name: sampleHelp.phone })).toBeDefined()
  expect(foot.getByText('Der Verlag')).toBeDefined()
})

test("the header carries the endorsement logo of the group's website", () => {
  render(shell)
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Medienhaus Auental' })
  expect(link.getAttribute('href')).toBe('https://medienhaus-auental.example/')
})

test('the skip link comes first and leads to the one main area with the current step', () => {
  render(shell)
  const main = screen.getByRole('main')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(`#${main.id}`)
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Anmelden')
  expect(main.dataset.size).toBe('page')
})

test("the edition's colour tints the browser's own bars, in each scheme its own", () => {
  // Of several the browser takes the first that fits.
  expect(renderToStaticMarkup(shell)).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#8ab8ee"/>' +
      '<meta name="theme-color" content="#1d4e89"/>',
  )
})

test('legal links stand in a named navigation', () => {
  render(shell)
  const legal = screen.getByRole('navigation', { name: 'Rechtliches' })
  expect(within(legal).getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe('/impressum')
})

test('what the foot offers besides links is a button among them', () => {
  const onClick = vi.fn()
  render(
    <RegistrationShell {...shell.props} legalActions={[{ label: 'Datenschutz-Einstellungen', onClick }]} />,
  )
  const legal = screen.getByRole('navigation', { name: 'Rechtliches' })
  fireEvent.click(within(legal).getByRole('button', { name: 'Datenschutz-Einstellungen' }))
  expect(onClick).toHaveBeenCalledOnce()
})
