import { normalizedEmail } from '@leserkonto/rules'
import { fieldLabels, sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../../shell/form/use-form.ts'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { useSharedChange } from '../shared-plan.ts'
import { AllSeatsTaken } from './AllSeatsTaken.tsx'

const empty: InviteValues = { email: '', same_address: false }

/** Sends one invitation and is ready for the next. */
export function Invite({ plan }: { plan: OwnPlan }) {
  const { page, notices } = useAccount()
  const changed = useSharedChange()
  const isFamily = plan.type === 'family'
  const address = trpc.subscriptions.address.useQuery({}, { enabled: isFamily }).data
  const form = useForm({
    initial: empty,
    input: ({ email, same_address }) => ({
      edition: page.edition.shortcut,
      email,
      sameAddress: isFamily ? same_address : undefined,
    }),
    load: async () => {
      const { invite } = await import('../operations.ts')
      // An invitation that could not be sent takes its seat, too.
      return { ...invite, submit: (...given) => invite.submit(...given).finally(changed) }
    },
    onDone: (_, { email }) => {
      form.restart()
      notices.show({ type: 'success', message: sharedReaderTexts.states.invited(normalizedEmail(email)) })
    },
  })
  const isFull = plan.used >= plan.max_members
  const [wasFree] = useState(!isFull)
  const { failure } = form.problems
  const unsent = failure?.code === 'SHARED_INVITATION_SEND_FAILED' ? failure : undefined
  if (isFull)
    return (
      <AllSeatsTaken
        max={plan.max_members}
        wasFree={wasFree}
        failure={unsent}
        serviceUrl={isFamily ? undefined : page.edition.links.subscriptionService}
      />
    )
  return (
    <Section title={sharedOwnerTexts.invite.title}>
      <InviteForm
        form={form}
        type={plan.type}
        free={plan.max_members - plan.used}
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

/** What the form holds. */
export type InviteValues = { email: string; same_address: boolean }

type InviteFormProps = {
  form: Form<InviteValues>
  /** A family shares one address; a company may allow certain domains only. */
  type: 'family' | 'company'
  /** Seats that are left. */
  free: number
  /** In one line; undefined while it is not known. */
  address: string | undefined
  allowedDomains: readonly string[]
}

/** Invites one person. */
export function InviteForm({ form, type, free, address, allowedDomains }: InviteFormProps) {
  const texts = sharedOwnerTexts.invite
  const domains = allowedDomains.length > 0 && texts.domains(allowedDomains.join(', @'))
  return (
    <OperationForm form={form} submit={texts.submit}>
      <p>{texts.text(free)}</p>
      <RequiredNote />
      <Input
        {...form.text('email')}
        label={fieldLabels.email}
        type="email"
        // The data of somebody else; the browser would fill in the reader's own.
        autoComplete="off"
        helperText={domains || undefined}
        required
      />
      {type === 'family' && (
        <Checkbox
          {...form.box('same_address')}
          label={texts.sameAddress}
          helperText={
            <>
              {texts.sameAddressHint}
              {address && ` ${address}`}
            </>
          }
          required
        />
      )}
    </OperationForm>
  )
}
