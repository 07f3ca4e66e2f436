import { addresses, signOnAt } from '@leserkonto/rules'
import { passkeyTexts } from '@leserkonto/texts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { failureOf } from '../../session/failure.ts'
import { knowsPasskeys } from '../../session/passkey-support.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import type { Owner } from '../../shell/form/use-proof.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { AddDialog, type Added, RemoveDialog, RenameDialog } from './PasskeyDialogs.tsx'
import { type Asked, type Passkey, Passkeys } from './Passkeys.tsx'

type Reader = { readonly email: string; readonly has_password: boolean }

/** Loads the reader's passkeys, and tells the browser which there are, so that it offers no others. */
export function PasskeysBlock({ user }: { user: Reader }) {
  const query = trpc.passkeys.list.useQuery({}, loadedAhead)
  const { data } = query
  const { email } = user
  useEffect(() => {
    if (!data || !knowsPasskeys()) return
    void import('../../session/passkeys.ts').then(({ tellBrowser }) => tellBrowser(data, email))
  }, [data, email])
  return (
    <Section title={passkeyTexts.title}>
      <LoadedBlock query={query}>
        {({ passkeys }) => <ChangeablePasskeys passkeys={passkeys} owner={user} />}
      </LoadedBlock>
    </Section>
  )
}

type ChangeableProps = { passkeys: readonly Passkey[]; owner: Owner }

function ChangeablePasskeys({ passkeys, owner }: ChangeableProps) {
  const account = useAccount()
  const { list } = trpc.useUtils().passkeys
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)

  const change = (message: string, next: (known: readonly Passkey[]) => Passkey[]) => {
    close()
    list.setData({}, (known) => known && { ...known, passkeys: next(known.passkeys) })
    account.notices.show({ type: 'success', message })
  }
  const onAdded = async (added: Added) => {
    if (added === 'elsewhere') return leave()
    if (added !== 'cancelled') return change(passkeyTexts.add.done, (known) => [...known, added.done])
    close()
    account.notices.show({ type: 'warning', message: passkeyTexts.add.cancelled })
  }
  /** To the same page of the sign-on edition, signed in there. */
  const leave = () => account.browser.open(signOnAt(account.page.signOnUrl + addresses.security))
  const adding = useChange(
    useMutation({
      mutationFn: async () => {
        if (account.page.passkeys === 'elsewhere') return 'elsewhere' as const
        const { createPasskey } = await import('../../session/passkeys.ts')
        return createPasskey(account, {}).catch((error: unknown) => {
          if (failureOf(error).code === 'REAUTHENTICATION_REQUIRED') return 'asks' as const
          throw error
        })
      },
      onSuccess: (added) => (added === 'asks' ? setAsked({ about: 'add' }) : onAdded(added)),
    }),
    { name: 'passkeys.add' },
  )
  return (
    <>
      <Passkeys
        passkeys={passkeys}
        place={knowsPasskeys() ? account.page.passkeys : undefined}
        adding={adding}
        onAsk={setAsked}
      />
      {asked?.about === 'add' && <AddDialog owner={owner} onDone={onAdded} onClose={close} />}
      {asked?.about === 'rename' && (
        <RenameDialog
          passkey={asked.passkey}
          onDone={(renamed) =>
            change(passkeyTexts.rename.done, (known) =>
              known.map((one) => (one.id === renamed.id ? renamed : one)),
            )
          }
          onClose={close}
        />
      )}
      {asked?.about === 'remove' && (
        <RemoveDialog
          passkey={asked.passkey}
          owner={owner}
          onDone={({ id }) =>
            change(passkeyTexts.remove.done, (known) => known.filter((one) => one.id !== id))
          }
          onClose={close}
        />
      )}
    </>
  )
}
