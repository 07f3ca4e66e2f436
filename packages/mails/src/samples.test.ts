import { servedEditions } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import { mailSamples } from './samples.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000' })

describe.each(Object.entries(mailSamples))('%s', (_key, sample) => {
  test.each(editions.map((edition) => [edition.shortcut, edition] as const))(
    'has no gap in %s',
    (_shortcut, edition) => {
      const { subject, text, html } = sample(edition)
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).toContain('<html lang="de">')
    },
  )

  test.each(editions.map((edition) => [edition.shortcut, edition] as const))(
    'links only to the own domain of %s, each alone on its line',
    (_shortcut, edition) => {
      const { text, html } = sample(edition)
      const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
      for (const link of links) {
        expect(link.startsWith(`${edition.ownUrl}/`)).toBe(true)
        expect(text.split('\n')).toContain(link)
      }
      for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g))
        expect(links).toContain(href.replaceAll('&amp;', '&'))
    },
  )
})
