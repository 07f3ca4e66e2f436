import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { accessDataMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** How to sign in. Always goes to the linked account's address, no matter who asked. */
export const accessData = (_data: object, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.phrases.at), texts.fact],
      action: { label: texts.action, url: edition.ownUrl + addresses.loginTab },
      notes: [{ text: texts.reset, url: edition.ownUrl + addresses.passwordRequest }, { text: texts.notYou }],
    },
    edition,
  )
