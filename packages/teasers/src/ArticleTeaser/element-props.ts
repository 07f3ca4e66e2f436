import type { TeaserOptions } from '../teaser-options.ts'
import type { TeaserForm } from './ArticleTeaser.tsx'

type OwnProp = keyof TeaserOptions | keyof TeaserForm | 'article' | 'loading'

const ownProps: Readonly<Record<OwnProp, true>> = {
  article: true,
  loading: true,
  mobileSize: true,
  desktopSize: true,
  mobileText: true,
  desktopText: true,
  ratio: true,
  extraLargeFirst: true,
  video: true,
  variantToo: true,
  priority: true,
  now: true,
  clock: true,
  headlineTag: true,
  dateDisplay: true,
  relativeStyle: true,
  ignoreEarlierChange: true,
  hideAuthors: true,
  headlineMax: true,
  mergeLists: true,
  onArticleClick: true,
}

const own: ReadonlySet<string> = new Set(Object.keys(ownProps))

/** What is left of a teaser's props for its element. */
export function elementProps<Props extends object>(props: Props): Omit<Props, OwnProp> {
  const left: Partial<Props> = {}
  // A loop: a rest beside so many names takes three times as long, and a front has thirty teasers.
  for (const name in props) if (!own.has(name)) left[name] = props[name]
  return left as Omit<Props, OwnProp> // no other name was left out
}
