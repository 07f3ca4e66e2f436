'use client'

import { uiTexts } from '@leserkonto/texts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import type { Logo } from '../EndorsementLink/EndorsementLink.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import { MainHeader } from '../MainHeader/MainHeader.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './RegistrationShell.module.css'

/** The part of an edition that the shell shows. */
export type ShellEdition = {
  readonly name: string
  readonly logo: { readonly text: string; readonly url: string }
  readonly theme: { readonly color: string; readonly colorDark: string }
}

/** One button at the foot that looks like the links beside it. */
export type LegalAction = { readonly label: string; readonly onClick: () => void }

export type RegistrationShellProps = HTMLAttributes<HTMLDivElement> & {
  edition: ShellEdition
  /** The product's mark in place of the edition's name. @default the name */
  logo?: Logo['content'] | undefined
  /** Links at the foot, in the order shown. @default none */
  legalLinks?: readonly { readonly label: string; readonly href: string }[]
  /** What the foot offers besides links, e.g. the privacy settings; shown after them. @default none */
  legalActions?: readonly LegalAction[]
  /** Stands in the header between the two logos, e.g. the way to log out. */
  headerContent?: ReactNode
  /** The current step. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Id of the main element: target of the skip link, and of the focus after a change of route. */
export const mainContentId = 'inhalt'

/**
 * Frame of registration and account: a header with the product logo (leading to the root path) and the group's mark,
 * and a page-width area with the current step. The edition's colour also tints the browser's own bars.
 * Source: docs/spec/blocks.md#registrationshell.
 */
export function RegistrationShell({
  edition,
  logo = edition.name,
  legalLinks = [],
  legalActions = [],
  headerContent,
  className,
  children,
  ...rest
}: RegistrationShellProps) {
  const words = useWords('registrationShell', uiTexts.registrationShell)
  return (
    <div {...rest} className={classNames(classes.shell, className)}>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={edition.theme.colorDark} />
      <meta name="theme-color" content={edition.theme.color} />
      <a className={classes.skip} href={`#${mainContentId}`}>
        {words.skipToContent}
      </a>
      <MainHeader
        logo={{ content: logo, href: '/', title: words.logoTitle }}
        endorsement={{ content: edition.logo.text, href: edition.logo.url }}
      >
        {headerContent}
      </MainHeader>
      <ContentWrapper as="main" id={mainContentId} tabIndex={-1} className={classes.main}>
        {children}
      </ContentWrapper>
      {legalLinks.length + legalActions.length > 0 && (
        <LegalFooter name={words.legal} links={legalLinks} actions={legalActions} />
      )}
    </div>
  )
}

type LegalFooterProps = {
  name: string
  links: NonNullable<RegistrationShellProps['legalLinks']>
  actions: readonly LegalAction[]
}

function LegalFooter({ name, links, actions }: LegalFooterProps) {
  return (
    <footer className={classes.footer}>
      <nav aria-label={name}>
        <ul className={classes.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          {actions.map(({ label, onClick }) => (
            <li key={label}>
              <button type="button" onClick={onClick}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
