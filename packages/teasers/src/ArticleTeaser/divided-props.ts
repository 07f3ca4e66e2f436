import type { TeaserForm, TeaserOptions } from '../teaser-options.ts'

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
  headingTag: true,
  dateDisplay: true,
  relativeStyle: true,
  ignoreEarlierChange: true,
  hideAuthors: true,
  headlineMax: true,
  mergeLists: true,
  onArticleClick: true,
}

/** A teaser's own props apart from those of its element, or of the list it is in. */
export function dividedProps<Props extends object>(props: Props) {
  const teaser: Partial<Props> = {}
  const element: Partial<Props> = {}
  // A loop: a rest beside so many names takes three times as long, and a front has thirty teasers.
  for (const name in props) (Object.hasOwn(ownProps, name) ? teaser : element)[name] = props[name]
  // Each name went to one of the two.
  return { teaser, element } as { teaser: Pick<Props, OwnProp & keyof Props>; element: Omit<Props, OwnProp> }
}
