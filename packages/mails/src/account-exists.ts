import type { ServedEdition } from '@leserkonto/editions'
import { accountExistsMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/** To an address that has an account already, after a registration or a wish for a new activation link. */
export const accountExists = (_data: object, edition: ServedEdition): Mail =>
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
