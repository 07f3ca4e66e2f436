import type { AllowedPartner } from '@leserkonto/contracts'
import { partnerAccessTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import type { output } from 'zod/v4/core'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'

const texts = partnerAccessTexts

/** A partner that the reader has allowed to see something. */
export type Partner = output<typeof AllowedPartner>

/** Loads the partners that the reader has allowed to see something, and takes it back; nothing where there are none. */
export function AllowedPartnersBlock() {
  const account = useAccount()
  const { partners: known, session } = trpc.useUtils()
  const partners = trpc.partners.list.useQuery({}, loadedAhead)
  const [asked, setAsked] = useState<Partner>()
  const withdrawing = useChange(
    trpc.partners.withdraw.useMutation({
      onSuccess(_, { client_id }) {
        const ended = known.list.getData({})?.partners.find((one) => one.client_id === client_id)
        setAsked(undefined)
        known.list.setData({}, (all) => all && { partners: all.partners.filter((one) => one !== ended) })
        account.notices.show({ type: 'success', message: texts.ended(ended?.name ?? '') })
        // The sign-ins at the partner have ended, too.
        return session.list.invalidate()
      },
    }),
  )
  const run = ({ client_id }: Partner) => void withdrawing.run({ client_id })
  const onAsk = (partner: Partner | undefined) => {
    withdrawing.forget()
    setAsked(partner)
  }
  // Most readers have no partner: no placeholder comes and goes for them.
  if (!partners.error && !partners.data?.partners.length) return null
  return (
    <Section title={texts.title}>
      <LoadedBlock query={partners}>
        {({ partners }) => (
          <AllowedPartners partners={partners} withdrawing={{ ...withdrawing, run, asked, onAsk }} />
        )}
      </LoadedBlock>
    </Section>
  )
}

type AllowedPartnersProps = {
  partners: readonly Partner[]
  withdrawing: {
    /** The dialog asks about this partner. */
    asked: Partner | undefined
    onAsk: (partner: Partner | undefined) => void
    busy: boolean
    failure: Failure | undefined
    run: (partner: Partner) => void
  }
}

/** What each partner learns, and since when. */
export function AllowedPartners({ partners, withdrawing }: AllowedPartnersProps) {
  const { asked, onAsk, busy, failure, run } = withdrawing
  return (
    <>
      <p>{texts.text}</p>
      <ItemList
        items={partners.map((partner) => ({
          key: partner.client_id,
          title: partner.name,
          details: detailsOf(partner),
          action: (
            <Button
              className={actions.danger}
              variant="tertiary"
              aria-label={texts.endNamed(partner.name)}
              onClick={() => onAsk(partner)}
            >
              {texts.end}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        texts={texts.ask(asked?.name ?? '')}
        onConfirm={() => asked && run(asked)}
        onClose={() => onAsk(undefined)}
        busy={busy}
        failure={failure}
      />
    </>
  )
}

const detailsOf = ({ scopes, allowed_at, last_seen_at }: Partner) => [
  scopes.length > 0 ? texts.learns(scopes.map((scope) => texts.scopes[scope])) : texts.learnsNothing,
  texts.since(germanMoment(allowed_at)),
  last_seen_at === null ? texts.signedOut : texts.lastSeen(germanMoment(last_seen_at)),
]
