import { BadgeList, type BadgeListProps } from '@leserkonto/ui/BadgeList'
import classes from './parts.module.css'
import type { TeaserFacts } from './teaser-facts.ts'

type TeaserToplineProps = Omit<BadgeListProps, 'names' | 'specialNames' | 'className'> & {
  facts: TeaserFacts
}

/** Badges, category and kind, above the headline; nothing at all when there are none. */
export const TeaserTopline = ({ facts: { badges, words }, ...badgeForm }: TeaserToplineProps) =>
  badges.length === 0 && words.length === 0 ? null : (
    <p className={classes.topline}>
      <BadgeList {...badgeForm} names={badges} />
      {words.join(' · ')}
    </p>
  )
