import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { notMeTexts, sharedInviteMailTexts as texts } from '@leserkonto/texts'
import { notMeUrl } from './content.ts'
import { layout, type Mail } from './layout.ts'
import { shownName } from './typed.ts'

/** To an invitee; `owner` is the name in the publisher's record, never what somebody typed. */
export const sharedInvite = (
  data: { owner: string | null; type: 'family' | 'company'; token: string; notMeToken: string },
  edition: ServedEdition,
): Mail => {
  const owner = data.owner === null ? texts.somebody : shownName(data.owner)
  return layout(
    {
      subject: texts.subject(owner, data.type),
      preheader: texts.preheader,
      paragraphs: [
        texts.intro(owner, data.type, edition.phrases.at),
        ...(data.type === 'family' ? [texts.sameAddress] : []),
      ],
      action: {
        label: texts.action,
        url: edition.ownUrl + withQuery(addresses.invitation, { token: data.token }),
      },
      notes: [
        { text: texts.validity },
        {
          text: texts.notYou,
          label: notMeTexts.asks.invitation.submit,
          url: notMeUrl(data.notMeToken, edition),
        },
      ],
      service: texts.service,
    },
    edition,
  )
}
