import { type Kind, keysOf, type Period, retentionGroups } from '@leserkonto/rules'
import { retentionTexts, spanText } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'

type Words = { what: string; why: string; howLong: (span: string, otherwise: string) => string }
type Register = typeof retentionGroups
type Group = keyof Register

const { heading, intro, bases } = retentionTexts
// A kind without words does not compile.
const groups: { [G in Group]: { title: string; kinds: Record<keyof Register[G], Words> } } =
  retentionTexts.groups
const groupNames = keysOf(retentionGroups)

/** What is stored for what and how long, as the register of personal data says. */
export function KeptData() {
  return (
    <section id="speicherdauer">
      <Headline variant="headline3" headingTag="h2">
        {heading}
      </Headline>
      <p>{intro}</p>
      {groupNames.map((name) => (
        <section key={name}>
          <Headline variant="headline4" headingTag="h3">
            {groups[name].title}
          </Headline>
          <dl>
            {entriesOf(name).map(({ what, why, howLong }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
                <dd>{howLong}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}

/** Kinds of a group, each with what is said of it. */
function entriesOf(group: Group): { what: string; why: string; howLong: string }[] {
  const words: Readonly<Record<string, Words>> = groups[group].kinds
  return Object.entries<Kind>(retentionGroups[group]).flatMap(([kind, { period, basis }]) => {
    const said = words[kind]
    if (!said) return []
    const otherwise = ('otherwise' in period && period.otherwise?.ms) || 0
    const howLong = retentionTexts.howLong(said.howLong(spanOf(period), spanText(otherwise)))
    return [{ what: said.what, why: retentionTexts.why(said.why, bases[basis]), howLong }]
  })
}

const spanOf = (period: Period) =>
  'years' in period ? `${period.years}. Jahres` : 'ms' in period ? spanText(period.ms) : ''
