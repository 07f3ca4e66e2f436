import type { ComponentProps } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Paragraph.module.css'

export const paragraphVariants = [
  'regular',
  'blockIntro',
  'small',
  'extraSmall',
  'formLabel',
  'grayItalic',
] as const

/** How a paragraph looks. Source: docs/spec/blocks.md#paragraph. */
export type ParagraphVariant = (typeof paragraphVariants)[number]

export type ParagraphProps = ComponentProps<'p'> & {
  /** @default 'regular' */
  variant?: ParagraphVariant | undefined
}

/** Running text in one of the house's sizes, never wider than it can be read. */
export const Paragraph = ({ variant, className, ...rest }: ParagraphProps) => (
  <p
    {...rest}
    className={classNames(classes.paragraph, className)}
    data-variant={oneOf('Paragraph', 'variant', variant, paragraphVariants, 'regular')}
  />
)
