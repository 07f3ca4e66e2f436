'use client'

import { uiTexts } from '@leserkonto/texts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import { Masthead, type Paper } from '../Masthead/Masthead.tsx'
import { type Help, PageFoot } from '../PageFoot/PageFoot.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './RegistrationShell.module.css'

/** The part of an edition that the shell shows. */
export type ShellEdition = Pick<Paper, 'name' | 'theme'> & {
  readonly logo: { readonly text: string; readonly url: string }
  /** One SVG path in a square of 32. @default none */
  readonly emblem?: string | null | undefined
}

/** One button at the foot that looks like the links beside it. */
export type LegalAction = { readonly label: string; readonly onClick: () => void }

export type RegistrationShellProps = HTMLAttributes<HTMLDivElement> & {
  edition: ShellEdition
  /** The other newspapers of the group, behind its name and at the foot. @default none */
  papers?: readonly Paper[]
  /** @default no row of help at the foot */
  help?: Help | undefined
  /** The publisher's line at the foot. @default none */
  imprint?: string | undefined
  /** Links at the foot, in the order shown. @default none */
  legalLinks?: readonly { readonly label: string; readonly href: string }[]
  /** What the foot offers besides links, e.g. the privacy settings; shown after them. @default none */
  legalActions?: readonly LegalAction[]
  /** The reader's ways in the masthead. */
  headerContent?: ReactNode
  /** Stands under the masthead: a `StayingRow`. @default none */
  row?: ReactNode
  /** The current step. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Id of the main element: target of the skip link, and of the focus after a change of route. */
export const mainContentId = 'inhalt'

/**
 * Frame of registration and account: masthead of the newspaper, whose name leads to the root path, a page-width area with the
 * current step, and the foot. The edition's colour also tints the browser's own bars.
 * Source: docs/spec/blocks.md#registrationshell.
 */
export function RegistrationShell({
  edition: { name, emblem = null, logo, theme },
  papers,
  help,
  imprint,
  legalLinks = [],
  legalActions = [],
  headerContent,
  row,
  className,
  children,
  ...rest
}: RegistrationShellProps) {
  const words = useWords('registrationShell', uiTexts.registrationShell)
  return (
    <div {...rest} className={classNames(classes.shell, className)}>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.colorDark} />
      <meta name="theme-color" content={theme.color} />
      <a className={classes.skip} href={`#${mainContentId}`}>
        {words.skipToContent}
      </a>
      <header className={classes.head}>
        <Masthead
          paper={{ name, emblem, href: '/', title: words.logoTitle }}
          endorsement={{ content: logo.text, href: logo.url }}
          papers={papers}
        >
          {headerContent}
        </Masthead>
        {row}
      </header>
      <ContentWrapper as="main" id={mainContentId} tabIndex={-1} className={classes.main}>
        {children}
      </ContentWrapper>
      {(help || legalLinks.length + legalActions.length > 0) && (
        <PageFoot help={help} papers={papers} label={words.legal} imprint={imprint}>
          <LegalRows links={legalLinks} actions={legalActions} />
        </PageFoot>
      )}
    </div>
  )
}

type LegalRowsProps = {
  links: NonNullable<RegistrationShellProps['legalLinks']>
  actions: readonly LegalAction[]
}

const LegalRows = ({ links, actions }: LegalRowsProps) => (
  <>
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
  </>
)
