import type { ServedEdition } from '@leserkonto/editions'
import { accessDataMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To the linked account's own address, whoever asked: how to sign in. */
export const accessData = (_data: object, edition: ServedEdition): Mail =>
  layout(
    {
      subject: texts.subject,
      paragraphs: [texts.intro(edition.name), texts.fact],
      action: { label: texts.action, url: `${edition.ownUrl}/service/profil/loginRegister/login` },
      notes: [
        { text: texts.reset, url: `${edition.ownUrl}/service/profil/password/request` },
        { text: texts.notYou },
      ],
    },
    edition,
  )
