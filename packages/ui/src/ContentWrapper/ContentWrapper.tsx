import type { HTMLAttributes, Ref } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './ContentWrapper.module.css'

export const contentWidths = ['extraSmall', 'small', 'medium', 'large', 'extraLarge', 'page'] as const

export type ContentWrapperProps = HTMLAttributes<HTMLElement> & {
  /**
   * Greatest width: 20, 28, 38, 48, 56 rem, and the page's 1000 px. Source: docs/spec/blocks.md#contentwrapper; widths
   * but the last ours. @default 'page'
   */
  size?: (typeof contentWidths)[number] | undefined
  /** Element that suits the place. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'article'
  ref?: Ref<HTMLElement>
}

/** Centres its content, keeps a gutter to the edges of the window and is the container that queries inside refer to. */
export function ContentWrapper({ size, as: Element = 'div', className, ref, ...rest }: ContentWrapperProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement> /* the four elements share the interface */}
      className={classNames(classes.wrapper, className)}
      data-size={oneOf('ContentWrapper', 'size', size, contentWidths, 'page')}
    />
  )
}
