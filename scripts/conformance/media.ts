import { ArticlePage, mediaTypes } from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import type { Requirement } from './requirement.ts'
import { type Answer, finding, formOf, skipped } from './system.ts'

const heading = 'films-and-recordings'
const ownFile = /"\/medien\/([a-z0-9-]{1,80}\.([a-z0-9]{2,4}))"/
const partBytes = 1024 * 1024

/** Films and recordings that articles name by paths of the newspaper. */
export const media: readonly Requirement[] = [
  {
    says: 'A film or recording under /medien comes in the part that is asked for, with its type and the size of the whole',
    heading,
    check: async ({ ask }, { edition }) => {
      const query = { edition, limit: '100' }
      const { articles } = formOf(ArticlePage, await ask(contentCalls.listArticles, { query }))
      const [, file, ending = ''] = ownFile.exec(JSON.stringify(articles)) ?? []
      if (!file) throw skipped('no article of the edition names a file under /medien')
      judge(await ask(contentCalls.getMedia, { params: { file }, range: `bytes=0-${partBytes - 1}` }), ending)
    },
  },
  {
    says: 'An unknown file under /medien is 404',
    heading,
    check: async ({ ask }) => {
      const { status, what } = await ask(contentCalls.getMedia, { params: { file: 'nie-gedreht.mp4' } })
      if (status !== 404) throw finding(`${what} was answered ${status}, not 404`)
    },
  },
]

function judge({ status, headers, bytes, what }: Answer, ending: string): void {
  if (status !== 206 && !(status === 200 && bytes <= partBytes))
    throw finding(`${what} was answered ${status}, not 206`)
  const type = Object.entries(mediaTypes).find(([one]) => one === ending)?.[1]
  const given = headers.get('content-type')?.split(';')[0]
  if (given !== type) throw finding(`the answer to ${what} is ${given ?? 'of no type'}, not ${type}`)
  const [, end, size] = /^bytes 0-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (status === 206 && (Number(end) + 1 !== bytes || Number(size) < bytes))
    throw finding(`the answer to ${what} has ${bytes} bytes and says ${headers.get('content-range')}`)
}
