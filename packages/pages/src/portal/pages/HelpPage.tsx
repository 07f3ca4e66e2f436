import { addresses } from '@leserkonto/rules'
import { helpTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { SectionCard } from '@leserkonto/ui/SectionCard'
import { Answers } from '../blocks/Answers.tsx'
import { Island } from '../islands/Island.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './HelpPage.module.css'

const { title, text, answers, more } = helpTexts

/** Questions about the account, and who answers others. */
export const HelpPage = ({
  edition: { disableMyNews, servicePhone, serviceHours, links },
}: PortalSurroundings) => (
  <div className={classes.page}>
    <Headline variant="headline1">{title}</Headline>
    <p>{text}</p>
    <Island name="answers" component={Answers} props={{ answers: answers(!disableMyNews) }} />
    <p>
      {linkedText(more.call(servicePhone, serviceHours), (number) => (
        <a key={number} href={`tel:${number.replaceAll(' ', '')}`}>
          {number}
        </a>
      ))}
    </p>
    <SectionCard
      headline={more.headline}
      description={more.description}
      buttonText={more.contact}
      buttonHref={links.contact}
      linkText={more.account}
      linkHref={addresses.profile}
      colored
    />
  </div>
)
