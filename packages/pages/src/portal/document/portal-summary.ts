import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { fullName, personName } from '@leserkonto/rules'
import {
  dataRequestTexts,
  declarationTexts,
  giftTexts,
  helpTexts,
  legalTexts,
  portalTexts,
  searchTexts,
} from '@leserkonto/texts'
import { heldTitle } from '../held-title.ts'
import { outsideTitle } from '../outside-title.ts'
import type { DeclarationDraft } from '../portal-route.ts'
import { widestPicture } from '../story-picture.ts'
import type { PortalSurroundings, WholePage } from '../view.ts'

/** What search engines and messengers show of a page. */
export type PageSummary = {
  readonly title: string
  readonly description: string
  /** Its canonical path; null for pages that search engines must not list. */
  readonly path: string | null
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
  readonly type: 'website' | 'article'
  /** Further properties of its type, by their Open Graph names. */
  readonly more?: readonly (readonly [property: string, content: string])[]
}

/** The summary of a page; for a plus article it holds no more than the teaser. */
export function summaryOf(view: WholePage, { edition, path }: PortalSurroundings): PageSummary {
  const { name } = edition
  const ofSite = (title: string) => `${title} – ${name}`
  const website = { type: 'website', path, description: portalTexts.overview.description(name) } as const
  switch (view.page) {
    case 'overview':
      return {
        ...website,
        title: portalTexts.overview.title(name),
        picture: pictureOf(view.front.blocks[0]?.articles[0]),
      }
    case 'section':
      return {
        ...website,
        title: ofSite(view.section.name),
        description: portalTexts.section.description(view.section.name, name),
        picture: pictureOf(view.articles[0]),
      }
    case 'article':
      return {
        type: 'article',
        title: ofSite(outsideTitle(view.article)),
        description: view.article.teaser,
        path: (view.gift ?? null) === null ? view.article.url : null,
        picture: pictureOf(view.article),
        more: articleFacts(view.article),
      }
    case 'author':
      return { ...website, title: ofSite(fullName(personName(view.author.name))) }
    case 'search':
      return { ...website, title: ofSite(searchTexts.named(view.wish.words)), path: null }
    case 'myNews':
      return { ...website, title: ofSite(portalTexts.myNews.title), path: null }
    case 'premium':
      return {
        ...website,
        title: ofSite(portalTexts.premium.title),
        description: portalTexts.premium.text,
      }
    case 'editions':
      return { ...website, title: ofSite(portalTexts.editions.title), description: portalTexts.editions.text }
    case 'help':
      return { ...website, title: ofSite(helpTexts.title), description: helpTexts.text }
    case 'legal': {
      const { title } = legalTexts[view.document]({
        ofEdition: edition.phrases.of,
        publisher: '',
        address: '',
        email: '',
        measures: false,
      })
      return { ...website, title: ofSite(title), description: ofSite(title) }
    }
    case 'declaration': {
      const { title, text } = declarationTexts[view.name]
      return { ...website, title: ofSite(titleWith(title, view)), description: text }
    }
    case 'declared':
      return { ...website, title: ofSite(declarationTexts[view.name].title), path: null }
    case 'dataRequest':
      return {
        ...website,
        title: ofSite(titleWith(dataRequestTexts.title, view)),
        description: dataRequestTexts.text,
      }
    case 'dataSent':
      return { ...website, title: ofSite(dataRequestTexts.sent.title), path: null }
    case 'heldData':
      return { ...website, title: ofSite(heldTitle(view.held)), path: null }
    case 'message':
      return {
        ...website,
        title: ofSite((view.message === 'giftUnknown' ? giftTexts.unknown : portalTexts[view.message]).title),
        path: null,
      }
  }
}

/** A form that comes back is known by its title, which has to say what is wrong before anything else. */
const titleWith = (title: string, { errors, failure }: DeclarationDraft) =>
  errors.length > 0 || failure !== null ? `${declarationTexts.problems}: ${title}` : title

function pictureOf(article: ArticleTeaser | undefined): PageSummary['picture'] {
  const src = article && widestPicture(article)
  return src === undefined ? undefined : { src, alt: article?.imageAlt ?? '' }
}

/** Source: https://ogp.me/#type_article. */
const articleFacts = ({ publicationDate, changeDate, category }: ArticleTeaser) =>
  [
    ['article:published_time', new Date(publicationDate * 1000).toISOString()],
    ['article:modified_time', new Date((changeDate ?? publicationDate) * 1000).toISOString()],
    ['article:section', category],
  ] as const
