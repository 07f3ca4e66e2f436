import type { ArticleTeaser, Person, StoryElement } from '@leserkonto/publisher-wire/content'
import { nameLine } from '@leserkonto/rules'

/**
 * A person as all these articles together know them: what one of them leaves out another may say, and the first that says it
 * holds. Undefined where nobody has that page.
 */
export function personWithPage(articles: readonly ArticleTeaser[], path: string): Person | undefined {
  const records = articles.flatMap(({ authors }) => authors.filter(({ link }) => link === path))
  const [first] = records
  // Of two the later assignment holds: the first record comes last.
  return first && Object.assign({ ...first }, ...records.toReversed())
}

/** Persons of a text who are among its authors have their picture and their ways, so that nobody has two faces on a page. */
export const withAuthorsFaces = (
  elements: readonly StoryElement[],
  authors: readonly Person[],
): StoryElement[] =>
  elements.map((element) => {
    const author =
      element.type === 'person' && authors.find(({ name }) => nameLine(name) === nameLine(element.name))
    if (!author) return element
    const { picture, mail, phone, socialMedia } = author
    return {
      ...(picture && { picture }),
      ...(mail && { mail }),
      ...(phone && { phone }),
      ...(socialMedia && { socialMedia }),
      ...element,
    }
  })
