import { addresses } from '@leserkonto/rules'
import { helpTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { SectionCard } from '@leserkonto/ui/SectionCard'
import { Answers } from '../blocks/Answers.tsx'
import { Island } from '../islands/Island.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './HelpPage.module.css'

const { title, text, answers, more, ways } = helpTexts

/** Questions about the account; beside them what is done most, and who answers others. */
export const HelpPage = ({ edition }: PortalSurroundings) => (
  <div className={classes.page}>
    <div className={classes.head}>
      <Headline variant="headline1">{title}</Headline>
      <p>{text}</p>
    </div>
    <Island name="answers" component={Answers} props={{ answers: answers(!edition.disableMyNews) }} />
    <div className={classes.beside}>
      <Ways />
      <Service {...edition} />
    </div>
  </div>
)

/** What most readers come for. */
const Ways = () => (
  <section>
    <Headline variant="blockLine">{ways.title}</Headline>
    <ul className={classes.ways}>
      {[
        { name: ways.signIn, href: addresses.login },
        { name: ways.password, href: addresses.passwordRequest },
        { name: ways.link, href: addresses.linkSubscription },
        { name: ways.newsletter, href: addresses.newsletter },
        { name: ways.cancel, href: addresses.cancellation },
      ].map(({ name, href }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
)

type ServiceProps = Pick<PortalSurroundings['edition'], 'servicePhone' | 'serviceHours' | 'links'>

const Service = ({ servicePhone, serviceHours, links }: ServiceProps) => (
  <div className={classes.service}>
    <SectionCard
      headline={more.headline}
      description={more.description}
      buttonText={more.contact}
      buttonHref={links.contact}
      linkText={more.account}
      linkHref={addresses.profile}
      colored
    />
    <p>
      {linkedText(more.call(servicePhone, serviceHours), (number) => (
        <a key={number} className={classes.number} href={`tel:${number.replaceAll(' ', '')}`}>
          {number}
        </a>
      ))}
    </p>
  </div>
)
