import { profileTexts } from '@leserkonto/texts'
import type { Account } from '../../session/account.ts'
import { LinkList } from '../../shell/LinkList.tsx'
import { Section } from '../../shell/Section.tsx'

/** Other services of the edition; the link to the e-paper only if there is one. */
export function Services({ edition }: { edition: Account['page']['edition'] }) {
  const { links, name } = edition
  const texts = profileTexts.services
  return (
    <Section title={texts.title}>
      <p>{texts.text(name)}</p>
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
