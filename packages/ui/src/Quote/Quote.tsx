import type { ComponentProps } from 'react'
import { classNames } from '../parts/class-names.ts'
import classes from './Quote.module.css'

export type QuoteProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The words, without quotation marks. */
  quote: string
  /** Who said it. */
  quotee?: string | undefined
  /** Where or as what, e.g. an office. */
  quoteCaption?: string | undefined
}

/** Somebody's words, set apart from the text. Source: docs/spec/blocks.md#quote. */
export const Quote = ({ quote, quotee, quoteCaption, className, ...rest }: QuoteProps) => (
  <figure {...rest} className={classNames(classes.figure, className)}>
    <blockquote className={classes.quote}>
      <q>{quote}</q>
    </blockquote>
    {(quotee || quoteCaption) && (
      <figcaption className={classes.caption}>
        {quotee && <cite className={classes.quotee}>{quotee}</cite>}
        {quotee && quoteCaption && ', '}
        {quoteCaption}
      </figcaption>
    )}
  </figure>
)
