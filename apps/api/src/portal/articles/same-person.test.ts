import type { ArticleTeaser, Person, StoryElement } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { personWithPage, withAuthorsFaces } from './same-person.ts'

const by = (...authors: Person[]) => ({ authors }) as ArticleTeaser
const link = '/autoren/ada'

test('what one article leaves out of a person another says, and the first holds', () => {
  const articles = [
    by({ name: 'Ada Muster', link, role: 'Reporterin' }),
    by({ name: 'Bo', link: '/autoren/bo', picture: '/bilder/bo.jpg' }),
    by({ name: 'Ada Muster', link, role: 'Volontärin', picture: '/bilder/ada.jpg' }),
  ]
  expect(personWithPage(articles, link)).toEqual({
    name: 'Ada Muster',
    link,
    role: 'Reporterin',
    picture: '/bilder/ada.jpg',
  })
  expect(personWithPage(articles, '/autoren/niemand')).toBeUndefined()
})

test('a person in the text who wrote it has the face of the author; what the text says of them stays', () => {
  const element: StoryElement = { type: 'person', at: 1, name: 'Ada  Muster', phone: '123' }
  const authors: Person[] = [{ name: ['Ada Muster', 'am'], picture: '/bilder/ada.jpg', phone: '456' }]
  const quote: StoryElement = { type: 'quote', at: 1, quote: 'Ein Satz.' }
  expect(withAuthorsFaces([element, quote], authors)).toEqual([
    { ...element, picture: '/bilder/ada.jpg' },
    quote,
  ])
  expect(withAuthorsFaces([element], [{ name: 'Bo', picture: '/b.jpg' }])).toEqual([element])
})
