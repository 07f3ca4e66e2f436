import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { anniversaryMailTexts, mailFrame, welcomeMailTexts } from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** To a new reader, from the newspaper's editor where the edition names one. */
export function welcome(edition: ServedEdition, reader: Addressee): Mail {
  const texts = welcomeMailTexts
  return layout(
    {
      subject: texts.subject(edition.phrases.at),
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro, texts.uses, texts.signIn],
      action: { label: texts.action, url: edition.ownUrl + addresses.welcome },
      notes: [{ text: texts.reply }],
      signer: edition.editor,
    },
    edition,
  )
}

/** To a reader who has the account for a year. */
export function anniversary(edition: ServedEdition, reader: Addressee): Mail {
  const texts = anniversaryMailTexts
  const { at } = edition.phrases
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [texts.intro(at), texts.look],
      action: { label: texts.action, url: edition.ownUrl + addresses.profile },
      notes: [
        {
          text: texts.leave,
          label: mailFrame.links.deletion,
          url: edition.ownUrl + addresses.profileDelete,
        },
      ],
      signer: edition.editor,
    },
    edition,
  )
}
