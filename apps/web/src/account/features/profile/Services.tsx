import { profileTexts } from '@leserkonto/texts'
import type { Account } from '../../session/account.ts'
import { LinkList } from '../../shell/LinkList.tsx'
import { Section } from '../../shell/Section.tsx'

/** What the edition offers beside the account; without an e-paper there is no link to one. */
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
