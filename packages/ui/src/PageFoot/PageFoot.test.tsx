// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleHelp, samplePapers } from '../samples/sample-papers.ts'
import { PageFoot } from './PageFoot.tsx'

afterEach(cleanup)

test('names the hours, the page of help, and a number that a phone calls', () => {
  render(<PageFoot help={sampleHelp} label="Rechtliches" />)
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getByText(/Montag bis Freitag/).textContent).toBe(
    `${sampleHelp.hours}. Antworten auf viele Fragen stehen in der Hilfe.`,
  )
  expect(foot.getByRole('link', { name: 'Hilfe' }).getAttribute('href')).toBe('/hilfe')
  expect(foot.getByRole('link', { name: sampleHelp.phone }).getAttribute('href')).toBe('tel:06990009120')
})

test('lists the other newspapers and the given links apart', () => {
  render(
    <PageFoot label="Rechtliches" papers={samplePapers}>
      <li>
        <a href="/impressum">Impressum</a>
      </li>
    </PageFoot>,
  )
  const papers = screen.getByRole('navigation', { name: 'Weitere Zeitungen der Gruppe' })
  expect(
    within(papers)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(samplePapers.map(({ name }) => name))
  const legal = screen.getByRole('navigation', { name: 'Rechtliches' })
  expect(within(legal).getByRole('link').textContent).toBe('Impressum')
})
