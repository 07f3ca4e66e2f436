import { profileTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'

/** Other services of the edition; the link to the e-paper only if there is one. */
export function Services({ edition }: { edition: Account['page']['edition'] }) {
  const { links, name } = edition
  const { signOnEdition } = useAccount().page
  const texts = profileTexts.services
  return (
    <Section title={texts.title}>
      <p>{texts.text(signOnEdition ? undefined : name)}</p>
      <LinkList
        links={[
          ...(links.epaper ? [{ name: texts.epaper, to: links.epaper }] : []),
          { name: texts.subscriptionService, to: links.subscriptionService },
          { name: texts.contact, to: links.contact },
        ]}
      />
    </Section>
  )
}

/** Links in a column: to screens of this area and to addresses outside. */
const LinkList = ({ links }: { links: readonly { name: string; to: string }[] }) => (
  <ul className={actions.links}>
    {links.map(({ name, to }) => (
      <li key={to}>{to.includes('://') ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}</li>
    ))}
  </ul>
)
