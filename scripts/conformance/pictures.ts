import { ArticlePage, pictureTypes } from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import type { Requirement } from './requirement.ts'
import { type Answer, finding, formOf, skipped } from './system.ts'

const heading = 'pictures'
const maxBytes = 2 * 1024 * 1024
const ownPicture = /"\/bilder\/([a-z0-9-]{1,80}-\d{2,4})\.jpg"/

/** Pictures that articles name by paths of the newspaper. */
export const pictures: readonly Requirement[] = [
  {
    says: 'A picture under /bilder comes as JPEG, WebP and AVIF, with 2 MB at most and a time for which it may be kept',
    heading,
    check: async ({ ask }, { edition }) => {
      const query = { edition, limit: '100' }
      const { articles } = formOf(ArticlePage, await ask(contentCalls.listArticles, { query }))
      const [, name] = ownPicture.exec(JSON.stringify(articles)) ?? []
      if (!name) throw skipped('no article of the edition names a picture under /bilder')
      for (const type of pictureTypes) {
        const file = `${name}.${type.replace('image/', '').replace('jpeg', 'jpg')}`
        judge(await ask(contentCalls.getPicture, { params: { file } }), type)
      }
    },
  },
  {
    says: 'An unknown picture is 404',
    heading,
    check: async ({ ask }) => {
      const file = 'nie-gezeichnet-1.jpg'
      const { status, what } = await ask(contentCalls.getPicture, { params: { file } })
      if (status !== 404) throw finding(`${what} was answered ${status}, not 404`)
    },
  },
]

function judge({ status, headers, bytes, what }: Answer, type: string): void {
  if (status !== 200) throw finding(`${what} was answered ${status}, not 200`)
  const given = headers.get('content-type')?.split(';')[0]
  if (given !== type) throw finding(`the answer to ${what} is ${given ?? 'of no type'}, not ${type}`)
  if (bytes === 0 || bytes > maxBytes) throw finding(`the answer to ${what} has ${bytes} bytes`)
  const kept = /\bmax-age=0*[1-9]/.test(headers.get('cache-control') ?? '')
  if (!kept) throw finding(`the answer to ${what} has no Cache-Control with a max-age`)
}
