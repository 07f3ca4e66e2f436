import { type BadgePlace, badgeAt, chosenBadges } from '@leserkonto/rules'
import type { ComponentProps } from 'react'
import { Badge, type BadgeSize } from '../Badge/Badge.tsx'
import { classNames } from '../class-names/class-names.tsx'
import classes from './BadgeList.module.css'

/** A teaser's size in one of the two layouts, without the layout's name. */
type SizeIn<Viewport> = Extract<BadgePlace, { viewport: Viewport }>['size']

export type BadgeListProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Names in the order of the article; unknown ones and repetitions are dropped. */
  names: readonly string[]
  /** Names that come after the others. */
  specialNames?: readonly string[]
  /** Size of the badges. @default 'medium' */
  size?: BadgeSize
  /** Size of the teaser below 800 px; decides which plus it shows. @default 'large' */
  mobileSize?: SizeIn<'mobile'>
  /** Size of the teaser from 800 px on. @default 'large' */
  desktopSize?: SizeIn<'desktop'>
  /** Let the desktop size `smallVariant` show the simple plus too. @default false */
  variantToo?: boolean
}

/**
 * An article's badges; nothing at all when none is known. Where the layouts show different ones both are in the
 * document and one of them is not displayed, so it is read once. Source: blocks.md §3.16–17.
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
      {kinds.flatMap((kind) => {
        const mobile = badgeAt(kind, { viewport: 'mobile', size: mobileSize })
        const desktop = badgeAt(kind, { viewport: 'desktop', size: desktopSize, variantToo })
        if (mobile === desktop) return <Badge key={kind} name={mobile} size={size} />
        return [
          <Badge key={`${kind}-mobile`} name={mobile} size={size} className={classes.mobile} />,
          <Badge key={`${kind}-desktop`} name={desktop} size={size} className={classes.desktop} />,
        ]
      })}
    </span>
  )
}
