'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '@leserkonto/ui/hooks/use-words'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { devWarning } from '@leserkonto/ui/parts/dev-warning'
import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import { isDevelopment } from '@leserkonto/ui/parts/is-development'
import { oneOf } from '@leserkonto/ui/parts/one-of'
import type { DesktopTeaserSize, MobileTeaserSize } from '@leserkonto/ui/parts/teaser-sizes'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { ComponentProps } from 'react'
import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser.tsx'
import { dividedProps } from '../ArticleTeaser/divided-props.ts'
import type { TeaserArticle } from '../article.ts'
import type { TeaserForm, TeaserOptions } from '../teaser-options.ts'
import { type GridItems, gridItems } from './grid-items.ts'
import { mobileSizeAt, mobileSizeCycle } from './mobile-sizes.ts'
import classes from './TeaserGrid.module.css'

export const teaserGridLayouts = ['grid', 'three-below'] as const

/** `grid`: equal teasers; `three-below`: a row of three, below a lead where there is one. */
export type TeaserGridLayout = (typeof teaserGridLayouts)[number]

/** What every teaser of a grid is given. */
export type GridTeaserProps<Article extends TeaserArticle> = TeaserOptions<Article> &
  Omit<TeaserForm, 'mobileSize' | 'priority'>

export type TeaserGridProps<Article extends TeaserArticle = TeaserArticle> = Omit<
  ComponentProps<'ul'>,
  'children'
> &
  GridTeaserProps<Article> & {
    /** Without any list, placeholders are shown; of an empty one nothing is rendered. */
    articles: readonly Article[] | null | undefined
    /** Show placeholders whatever the articles. @default false */
    loading?: boolean | undefined
    /** @default 'grid' */
    layout?: TeaserGridLayout | undefined
    /** In the three-below layout the article above the row; null for one that has not arrived. @default no lead */
    lead?: Article | null | undefined
    /** Sizes below 800 px, in turn for the items; one that does not exist rejects the list. @default all small */
    mobileSizes?: readonly MobileTeaserSize[] | undefined
    /** `drop` leaves out only the sizes that do not exist. @default 'reject' */
    onInvalidSize?: 'reject' | 'drop' | undefined
    /** Teasers at most, the lead not counted; a negative number is no limit. @default 3 in three-below, else no limit */
    max?: number | undefined
    /** Placeholders while loading, `max` at most. @default 9 */
    mockCount?: number | undefined
    /** Teasers of the first view, the lead counted: their pictures are loaded at once and first. @default 0 */
    priorityCount?: number | undefined
  }

/**
 * A list of teasers, in columns from 800 px on and one below the other on phones. While it loads, one status says so
 * for all placeholders; where there is nothing to show there is no empty list.
 * Source: docs/spec/presentation.md#teaser-grid.
 */
export function TeaserGrid<Article extends TeaserArticle>({
  articles,
  loading,
  layout,
  lead,
  mobileSizes,
  onInvalidSize,
  max,
  mockCount,
  priorityCount = 0,
  ...props
}: TeaserGridProps<Article>) {
  const words = useWords('skeleton', uiTexts.skeleton)
  const isThreeBelow = oneOf('TeaserGrid', 'layout', layout, teaserGridLayouts, 'grid') === 'three-below'
  const items = gridItems({ articles, loading, lead, isThreeBelow, max, mockCount })
  if (items.leads.length + items.others.length === 0) return null
  const { element, teaser } = dividedProps(props)
  const cycle = knownSizes(mobileSizes, onInvalidSize)
  return (
    <>
      <ul
        {...element}
        className={gridClass(
          isThreeBelow,
          teaser.desktopSize,
          items.leads.length + items.others.length === 2,
          element.className,
        )}
        aria-busy={items.isBusy || undefined}
      >
        {placesOf(items).map(({ key, article, nth, isLead }, place) => (
          <li
            key={key}
            className={isLead ? classes.lead : undefined}
            aria-hidden={article ? undefined : true}
          >
            <ArticleTeaser
              {...teaser}
              article={article}
              mobileSize={isLead ? 'large' : mobileSizeAt(cycle, nth)}
              desktopSize={isLead ? 'extraLarge' : teaser.desktopSize}
              priority={place < priorityCount}
            />
          </li>
        ))}
      </ul>
      {items.isBusy && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
    </>
  )
}

/** The lead first; the others are counted on their own, so that their sizes begin with the first of them. */
function placesOf<Article extends TeaserArticle>({ leads, others }: GridItems<Article>) {
  const keys = distinctKeys(others.map((article) => article?.url ?? ''))
  return [
    ...leads.map((article) => ({ key: 'lead', article, nth: 0, isLead: true })),
    ...others.map((article, nth) => ({ key: keys[nth], article, nth, isLead: false })),
  ]
}

function knownSizes(names: readonly string[] | undefined, onInvalid: 'reject' | 'drop' | undefined) {
  const { cycle, invalid } = mobileSizeCycle(names, onInvalid)
  if (isDevelopment && invalid.length > 0)
    devWarning('TeaserGrid', `mobileSizes has no ${invalid.join(', ')}; took ${cycle.join(', ')}`)
  return cycle
}

const columnsOf = {
  small: classes.list,
  smallVariant: classes.variants,
  medium: classes.three,
  large: classes.wide,
  extraLarge: classes.one,
}

const gridClass = (
  isThreeBelow: boolean,
  size: DesktopTeaserSize = 'medium',
  isTwo = false,
  className?: string,
) => classNames(classes.grid, isThreeBelow ? classes.below : columnsOf[size], isTwo && classes.two, className)
