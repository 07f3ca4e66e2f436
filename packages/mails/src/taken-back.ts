import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { dateTexts, mailFrame, takenBackFromMailTexts, takenBackMailTexts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

const momentOf = (at: Date) => dateTexts.moment(at)

/** To the mailbox that took its account back: what is void, and what to look at now. */
export function takenBack(data: { at: Date }, edition: ServedEdition): Mail {
  const texts = takenBackMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      paragraphs: [texts.intro(edition.phrases.at, momentOf(data.at)), texts.void, texts.look],
      action: { label: texts.action, url: edition.ownUrl + addresses.passwordRequest },
      notes: [{ text: texts.support }],
    },
    edition,
  )
}

/** To the mailbox the account was taken back from. Shows no address of its owner, and offers no way to do the same. */
export function takenBackFrom(data: { at: Date }, edition: ServedEdition): Mail {
  const texts = takenBackFromMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      action: { label: mailFrame.registerAction, url: edition.ownUrl + addresses.register },
      paragraphs: [texts.intro(edition.phrases.at, momentOf(data.at)), texts.fact, texts.yours],
      notes: [{ text: texts.notRight }],
    },
    edition,
  )
}
