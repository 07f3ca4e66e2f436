import { sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api } from '../../../session/ApiProvider.tsx'
import { useAccount } from '../../../session/account.ts'
import { useForm } from '../../../shell/form/use-form.ts'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { useSharedChange } from '../use-shared-change.ts'
import { AllSeatsTaken } from './AllSeatsTaken.tsx'
import { InviteForm, type InviteValues } from './InviteForm.tsx'

const empty: InviteValues = { email: '', same_address: false }

/** Sends one invitation and is ready for the next. */
export function InviteState({ plan }: { plan: OwnPlan }) {
  const { page, notices } = useAccount()
  const changed = useSharedChange()
  const isFamily = plan.type === 'family'
  const address = api.subscriptions.address.useQuery({}, { enabled: isFamily }).data
  const form = useForm({
    initial: empty,
    input: ({ email, same_address }) => ({
      edition: page.edition.shortcut,
      email,
      sameAddress: isFamily ? same_address : undefined,
    }),
    load: async () => {
      const { invite } = await import('./invite.ts')
      // An invitation that could not be sent has taken its seat all the same.
      return { ...invite, submit: (...given) => invite.submit(...given).finally(changed) }
    },
    onDone: (_, { email }) => {
      form.restart()
      notices.show({ type: 'success', message: sharedReaderTexts.states.invited(email.trim()) })
    },
  })
  const isFull = plan.used >= plan.max_members
  const [wasFree] = useState(!isFull)
  const { failure } = form.problems
  const unsent = failure?.code === 'SHARED_INVITATION_SEND_FAILED' ? failure : undefined
  if (isFull) return <AllSeatsTaken max={plan.max_members} wasFree={wasFree} failure={unsent} />
  return (
    <Section title={sharedOwnerTexts.invite.title}>
      <InviteForm
        form={form}
        type={plan.type}
        address={
          address &&
          sharedOwnerTexts.invite.address(
            `${address.street} ${address.housenumber}`,
            `${address.postcode} ${address.city}`,
          )
        }
        allowedDomains={plan.allowed_domains}
      />
    </Section>
  )
}
