import { chosenBadges } from '@leserkonto/rules'
import { type ComponentProps, Fragment } from 'react'
import { Badge, type BadgeSize } from '../Badge/Badge.tsx'
import { classNames } from '../parts/class-names.ts'
import type { DesktopTeaserSize, MobileTeaserSize } from '../parts/teaser-sizes.ts'
import classes from './BadgeList.module.css'
import { badgesInLayouts } from './badges-in-layouts.ts'

export type BadgeListProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Names in the order of the article; unknown ones and repetitions are dropped. */
  names: readonly string[]
  /** Names that come after the others. */
  specialNames?: readonly string[]
  /** Size of the badges. @default 'medium' */
  size?: BadgeSize
  /** Size of the teaser below 800 px; decides which plus it shows. @default 'large' */
  mobileSize?: MobileTeaserSize
  /** Size of the teaser from 800 px on. @default 'large' */
  desktopSize?: DesktopTeaserSize
  /** Let the desktop size `smallVariant` show the simple plus too. @default false */
  variantToo?: boolean
}

/**
 * An article's badges; nothing at all when none is known. Where the layouts show different ones both are in the
 * document and one of them is not displayed, so it is read once.
 * Source: docs/spec/presentation.md#plus-in-small-teasers.
 */
export function BadgeList({
  names,
  specialNames,
  size,
  mobileSize = 'large',
  desktopSize = 'large',
  variantToo = false,
  className,
  ...rest
}: BadgeListProps) {
  const kinds = chosenBadges(names, specialNames)
  if (kinds.length === 0) return null
  return (
    <span {...rest} className={classNames(classes.list, className)}>
      {badgesInLayouts(kinds, mobileSize, desktopSize, variantToo).map(({ mobile, desktop }, place) => (
        <Fragment key={kinds[place]}>
          {mobile && (
            <Badge name={mobile} size={size} className={mobile === desktop ? undefined : classes.mobile} />
          )}
          {desktop && desktop !== mobile && <Badge name={desktop} size={size} className={classes.desktop} />}
        </Fragment>
      ))}
    </span>
  )
}
