import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { EndorsementLink, type Logo } from '../EndorsementLink/EndorsementLink.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './MainHeader.module.css'

export const headerSchemes = ['page', 'light', 'dark'] as const

export type MainHeaderProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Mark of the product. */
  logo: Logo & { readonly title?: string | undefined }
  /** @default none */
  endorsement?: Logo | undefined
  /** Stays at the top edge while the page scrolls under it. @default true */
  sticky?: boolean
  /** The one shadow of the house. @default true */
  shadow?: boolean
  /** `page` follows the page; the others hold their ground whatever the page does. @default 'page' */
  colourScheme?: (typeof headerSchemes)[number] | undefined
  /** Navigation or account links at the end of the line. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Head of every page: product, navigation, group. Content up to 1000 px wide. Source: docs/spec/blocks.md#mainheader.
 */
export function MainHeader({
  logo,
  endorsement,
  sticky = true,
  shadow = true,
  colourScheme,
  className,
  children,
  ...rest
}: MainHeaderProps) {
  return (
    <header
      {...rest}
      className={classNames(classes.header, sticky && classes.sticky, shadow && classes.shadow, className)}
      data-scheme={oneOf('MainHeader', 'colourScheme', colourScheme, headerSchemes, 'page')}
    >
      <div className={classes.line}>
        <Link className={classes.logo} href={logo.href} title={logo.title}>
          {logo.content}
        </Link>
        {children && <div className={classes.actions}>{children}</div>}
        {endorsement && <EndorsementLink className={classes.endorsement} logo={endorsement} />}
      </div>
    </header>
  )
}
