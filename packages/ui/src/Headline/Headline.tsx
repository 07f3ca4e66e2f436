import type { ComponentProps } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Headline.module.css'

export const headlineVariants = [
  'headline1',
  'headline2',
  'headline3',
  'headline4',
  'headline5',
  'blockLine',
  'topmark',
] as const

/** How a headline looks. Source: docs/spec/blocks.md#headline. */
export type HeadlineVariant = (typeof headlineVariants)[number]

export const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span'] as const

/** What a headline is in the outline of its page; `p` and `span` are none. */
export type HeadingTag = (typeof headingTags)[number]

export type HeadlineProps = ComponentProps<'h2'> & {
  /** @default 'headline2' */
  variant?: HeadlineVariant | undefined
  /** Element, apart from the look. @default the heading of the variant's number; h2 for blockLine, p for topmark */
  headingTag?: HeadingTag | undefined
}

const tagOf: Readonly<Record<HeadlineVariant, HeadingTag>> = {
  headline1: 'h1',
  headline2: 'h2',
  headline3: 'h3',
  headline4: 'h4',
  headline5: 'h5',
  blockLine: 'h2',
  topmark: 'p',
}

/** A heading whose look and whose level in the outline are chosen apart from each other. */
export function Headline({ variant, headingTag, className, ...rest }: HeadlineProps) {
  const look = oneOf('Headline', 'variant', variant, headlineVariants, 'headline2')
  // The props of a heading are valid on every one of these elements; the union of their refs is what TypeScript minds.
  const Tag = oneOf('Headline', 'headingTag', headingTag, headingTags, tagOf[look]) as 'h2'
  return <Tag {...rest} className={classNames(classes.headline, className)} data-variant={look} />
}
