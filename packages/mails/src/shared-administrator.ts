import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { sharedAdministratorMailTexts as texts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'
import { shownName } from './typed.ts'

type AdministratorChange = {
  title: string
  company: string | null
  /** The member manages the plan now, or no longer. */
  manages: boolean
  /** The member. */
  name: string
  /** The owner; empty if the account has no name. */
  owner: string
}

/** To the owner and to the member of a company's plan: who may manage it now. */
export function sharedAdministrator(
  to: 'owner' | 'member',
  { title, company, manages, name, owner }: AdministratorChange,
  edition: ServedEdition,
  reader: Addressee,
): Mail {
  const said = texts[manages ? 'named' : 'ended']
  const plan = company ? `${title} (${company})` : title
  const fact = to === 'owner' ? said.owner(shownName(name), plan) : said.member(shownName(owner), plan)
  return layout(
    {
      subject: said.subject,
      preheader: said.preheader[to],
      reader,
      paragraphs: [fact, said.next[to]],
      action: { label: texts.action, url: edition.ownUrl + addresses.sharedSubscriptions },
    },
    edition,
  )
}
