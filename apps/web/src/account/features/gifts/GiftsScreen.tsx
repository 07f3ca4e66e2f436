import type { Gift } from '@leserkonto/contracts'
import { safeLink } from '@leserkonto/rules'
import { giftTexts, screenTitles } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { output } from 'zod/v4/core'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'
import classes from './Gifts.module.css'

const texts = giftTexts.list

/** Articles the reader has given away, and how to take one back. Source: docs/spec/account.md#gifts-page. */
export function GiftsScreen() {
  const account = useAccount()
  const { list } = trpc.useUtils().gifts
  const query = trpc.gifts.list.useQuery({})
  const revoking = useChange(
    trpc.gifts.revoke.useMutation({
      onSuccess: async () => {
        await list.invalidate()
        account.notices.show({ type: 'success', message: texts.revoked })
      },
    }),
  )
  const copy = async (link: string) => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    account.notices.show(
      isCopied ? { type: 'success', message: texts.copied } : { type: 'warning', message: texts.notCopied },
    )
  }
  return (
    <Page title={screenTitles.Gifts} width="wide">
      <LoadedBlock query={query}>
        {({ gifts, allowance }) => (
          <Gifts
            edition={account.page.edition.shortcut}
            gifts={gifts}
            allowance={allowance}
            copy={copy}
            revoking={{ ...revoking, run: ({ id }) => revoking.run({ id }) }}
          />
        )}
      </LoadedBlock>
    </Page>
  )
}

/** An article that was given away. */
export type GivenArticle = output<typeof Gift>

type GiftsProps = {
  /** The newspaper whose page this is. */
  edition: string
  gifts: readonly GivenArticle[]
  /** How many may still be given in this month. */
  allowance: { readonly of: number; readonly left: number }
  copy: (link: string) => unknown
  revoking: {
    /** The gift that is being taken back. */
    item: { readonly id: string } | undefined
    failure: Failure | undefined
    run: (gift: GivenArticle) => void
  }
}

/** Gifts, newest first, with how often each was opened. */
export function Gifts({ edition, gifts, allowance, copy, revoking }: GiftsProps) {
  if (gifts.length === 0) return <p>{texts.empty}</p>
  return (
    <>
      <p>{texts.allowance(allowance.left, allowance.of)}</p>
      <FailureBox failure={revoking.failure} />
      <ItemList
        items={gifts.map((gift) => ({
          key: gift.id,
          // Of another newspaper it is no path of this host.
          title: gift.edition === edition ? <a href={safeLink(gift.url)}>{gift.title}</a> : gift.title,
          details: [stateText(gift), texts.readings(gift.readings)],
          action: gift.state === 'open' && (
            <Ways
              gift={gift}
              copy={copy}
              isBusy={revoking.item?.id === gift.id}
              revoke={() => revoking.run(gift)}
            />
          ),
        }))}
      />
    </>
  )
}

const stateText = ({ state, expires_at }: GivenArticle) =>
  state === 'open' ? texts.open(expires_at) : texts.ended[state]

type WaysProps = { gift: GivenArticle; copy: GiftsProps['copy']; isBusy: boolean; revoke: () => void }

const Ways = ({ gift: { link, title }, copy, isBusy, revoke }: WaysProps) => (
  <div className={classes.ways}>
    {link !== null && (
      <Button variant="tertiary" aria-label={texts.copyNamed(title)} onClick={() => copy(link)}>
        {texts.copy}
      </Button>
    )}
    <Button variant="tertiary" aria-label={texts.revokeNamed(title)} loading={isBusy} onClick={revoke}>
      {texts.revoke}
    </Button>
  </div>
)
