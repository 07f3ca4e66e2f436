'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import type { Paper } from '../Masthead/Masthead.tsx'
import { classNames } from '../parts/class-names.ts'
import { Emblem } from '../parts/emblem.tsx'
import { linkedText } from '../parts/linked-text.ts'
import classes from './PageFoot.module.css'

/** Who helps, and where. */
export type Help = {
  /** A telephone number as people write it. */
  readonly phone: string
  /** When somebody answers. */
  readonly hours: string
  /** Address of the page with answers. */
  readonly href: string
}

export type PageFootProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** @default no row of help */
  help?: Help | undefined
  /** The other newspapers of the group. @default none */
  papers?: readonly Paper[] | undefined
  /** Name of the list of links. */
  label: string
  /** The publisher's line. @default none */
  imprint?: ReactNode
  /** The links that the law demands and others: `li` elements. */
  children?: ReactNode
}

/** Foot of every page: help, newspapers, links, publisher. Source: docs/spec/blocks.md#pagefoot. */
export const PageFoot = ({
  help,
  papers = [],
  label,
  imprint,
  className,
  children,
  ...rest
}: PageFootProps) => {
  const words = useWords('pageFoot', uiTexts.pageFoot)
  return (
    <footer {...rest} className={classNames(classes.foot, className)}>
      {help && <HelpRow help={help} words={words} />}
      {papers.length > 0 && (
        <nav aria-label={words.papers}>
          <ul className={classes.papers}>
            {papers.map((paper) => (
              <li key={paper.name}>
                <Link href={paper.href}>
                  <Emblem path={paper.emblem} colours={paper.theme} />
                  {paper.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={label}>
        <ul className={classes.links}>{children}</ul>
      </nav>
      {imprint && <p>{imprint}</p>}
    </footer>
  )
}

type HelpRowProps = { help: Help; words: { question: string; answer: string } }

const HelpRow = ({ help: { phone, hours, href }, words: { question, answer } }: HelpRowProps) => (
  <div className={classes.help}>
    <div>
      <p className={classes.question}>{question}</p>
      <p>
        {linkedText(`${hours}. ${answer}`, (name) => (
          <Link key={name} href={href}>
            {name}
          </Link>
        ))}
      </p>
    </div>
    <a className={classes.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  </div>
)
