import { opensOf } from '@leserkonto/rules'
import { planTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { HasGlyph } from '../../shell/glyphs.tsx'
import { Section } from '../../shell/Section.tsx'
import classes from './PlanReads.module.css'
import type { Plan } from './plan-state.ts'
import { Emblem, paperMark } from './ReaderCard.tsx'

const texts = planTexts.reads

type Opening = Parameters<typeof opensOf>[0] & Pick<Plan, 'edition'>

/** What the running plans open, at each newspaper; nothing where none runs. */
export function PlanReads({ plans }: { plans: readonly Opening[] }) {
  const { page } = useAccount()
  const running = plans.filter(({ status }) => status === 'running')
  const papers = [...new Set(running.map(({ edition }) => edition))]
  if (papers.length === 0) return null
  return (
    <Section title={texts.title}>
      <div className={classes.papers}>
        {papers.map((paper) => (
          <div key={paper}>
            <h3 style={colorOf(paperMark(page, paper)?.color)}>
              <Mark path={paperMark(page, paper)?.emblem} />
              {page.editionNames[paper] ?? paper}
            </h3>
            <Contents of={contentsOf(running.filter(({ edition }) => edition === paper))} />
          </div>
        ))}
      </div>
    </Section>
  )
}

const colorOf = (color: string | undefined) => (color ? { '--paper': color } : {})

const Mark = ({ path }: { path: string | null | undefined }) => path && <Emblem path={path} />

const Contents = ({ of }: { of: readonly string[] }) =>
  of.length > 0 ? (
    <ul>
      {of.map((line) => (
        <li key={line}>
          <HasGlyph />
          {line}
        </li>
      ))}
    </ul>
  ) : (
    <p>{texts.nothing}</p>
  )

function contentsOf(plans: readonly Opening[]): string[] {
  const opens = plans.map(opensOf)
  return [
    ...(opens.some(({ articles }) => articles) ? [texts.articles] : []),
    ...(opens.some(({ newsletters }) => newsletters) ? [texts.newsletters] : []),
  ]
}
