import type { PageData } from '@leserkonto/pages/page-data'
import { editionAccent } from '@leserkonto/rules'
import { useAccount } from '../../session/account.ts'
import classes from './ReaderCard.module.css'

type ReaderCardProps = {
  /** Shortcut of the newspaper. */
  edition: string
  /** Name of the plan. */
  title: string
  /** The title is the heading of what the card is in. @default false */
  heading?: boolean | undefined
  /** Whose card it is. */
  name: string
  /** For how long, or that it is over. */
  line?: string | undefined
  number?: { readonly label: string; readonly value: string } | undefined
  /** The plan gives nothing at the moment. @default false */
  pale?: boolean | undefined
}

/** A plan as the card of its newspaper, in its colour and with its emblem; it grows with its text. */
export function ReaderCard(props: ReaderCardProps) {
  const { edition, title, heading = false, name, line, number, pale = false } = props
  const { page } = useAccount()
  const mark = paperMark(page, edition)
  const Title = heading ? 'h2' : 'p'
  return (
    <div className={classes.card} data-pale={pale} style={mark && !pale ? cardColor(mark.color) : undefined}>
      {mark?.emblem && <Emblem className={classes.watermark} path={mark.emblem} />}
      <p className={classes.paper}>
        {mark?.emblem && <Emblem path={mark.emblem} />}
        {page.editionNames[edition] ?? edition}
      </p>
      <Title className={classes.title}>{title}</Title>
      <div className={classes.foot}>
        <p>
          <strong>{name}</strong>
          {line && <span>{line}</span>}
        </p>
        {number && (
          <p>
            <span>{number.label}</span>
            <span className={classes.number}>{number.value}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The place of a card that is not there yet. */
export function NoCard() {
  const { edition } = useAccount().page
  const { emblem } = edition
  return (
    <div className={classes.none} aria-hidden="true">
      {emblem && <Emblem path={emblem} />}
      <p>{edition.name}</p>
    </div>
  )
}

declare module 'react' {
  /** Styles may set variables of a style sheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string
  }
}

/** Colours of a newspaper, for its style sheet. */
const cardColor = (color: string) => ({ '--card': color })

/** A newspaper's emblem in the colour of the text. */
export const Emblem = ({ path, className }: { path: string; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** Emblem of a newspaper, and its colour for a ground that white is readable on; of one that is not known here, nothing. */
export function paperMark({ edition, papers }: Pick<PageData, 'edition' | 'papers'>, shortcut: string) {
  const paper = [edition, ...papers].find((one) => one.shortcut === shortcut)
  return paper && { color: editionAccent(paper.theme).light, emblem: paper.emblem }
}
