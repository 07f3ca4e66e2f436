import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { EndorsementLink } from '../EndorsementLink/EndorsementLink.tsx'
import { Link } from '../Link/Link.tsx'
import { oneOf } from '../one-of/one-of.tsx'
import classes from './MainHeader.module.css'

/** The group's mark beside the product's own, leading to the group's website. Source: seed presentation §1. */
export type EndorsementLogo = {
  readonly text: string
  readonly url: string
}

export const headerSchemes = ['page', 'light', 'dark'] as const

export type MainHeaderProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Name of the product in the serif, and where it leads. */
  logo: { readonly text: string; readonly href: string; readonly title?: string }
  /** @default none */
  endorsement?: EndorsementLogo | undefined
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

/** Head of every page: product, navigation, group. Content up to 1000 px wide. Source: seed presentation §2, §9. */
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
        <Link className={classes.logo} to={logo.href} title={logo.title}>
          {logo.text}
        </Link>
        {children && <div className={classes.actions}>{children}</div>}
        {endorsement && <EndorsementLink className={classes.endorsement} logo={endorsement} />}
      </div>
    </header>
  )
}
