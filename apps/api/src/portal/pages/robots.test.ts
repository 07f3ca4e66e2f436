import { servedEditions } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import type { Work } from '../../context.ts'
import { portal } from './index.ts'

const [az] = servedEditions({})
if (!az) throw new Error('no editions are served')
const written = (more: Partial<typeof az>) => portal.robots({ ...az, ...more }, {} as Work)

/** What a crawler of this name may do, by the groups of the file. Source: RFC 9309 §2.2. */
const rulesFor = (text: string, name: string): string[] => {
  const groups = text.split('\n\n').map((group) => group.split('\n'))
  const own = groups.find((lines) => lines.includes(`User-agent: ${name}`))
  const all = groups.find((lines) => lines.includes('User-agent: *')) ?? []
  return (own ?? all).filter((line) => !line.startsWith('User-agent'))
}

describe('robots.txt', () => {
  test('asks the programs that the edition names to read nothing, and no others', async () => {
    const text = await written({ refusedCrawlers: ['GPTBot', 'CCBot'] })
    for (const name of ['GPTBot', 'CCBot']) expect(rulesFor(text, name)).toEqual(['Disallow: /'])
    for (const name of ['OAI-SearchBot', 'Googlebot'])
      expect(rulesFor(text, name)).toContain('Disallow: /suche')
    expect(text).toContain(`Sitemap: ${az.ownUrl}/sitemap.xml`)
  })

  test('names none where the edition does not', async () => {
    expect((await written({ refusedCrawlers: [] })).match(/User-agent/g)).toHaveLength(1)
  })

  test('begins with the licence where the edition names one, for all programs', async () => {
    const licence = 'https://verlag.example/license.xml'
    expect(await written({ licence })).toMatch(/^License: https:\/\/verlag\.example\/license\.xml\n\n/)
    expect(await written({})).not.toContain('License:')
  })
})
