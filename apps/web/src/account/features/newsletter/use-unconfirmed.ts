import { homeTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import type { WaitingItem } from '../../shell/Waiting.tsx'

const texts = homeTexts.waiting

/** Newsletters that the reader has ordered and not confirmed, by title as soon as the catalogue is there. */
export function useUnconfirmed(accountId: string): WaitingItem | undefined {
  const { shortcut: edition } = useAccount().page.edition
  const { newsletter: to } = usePaths()
  const user = trpc.newsletter.user.useQuery({ user_id: accountId }, loadedAhead).data
  const list = trpc.newsletter.list.useQuery({ edition }).data
  const waiting = user?.subscriptions.filter((one) => one.optin_confirmation_date === null) ?? []
  if (waiting.length === 0) return undefined
  const titles = list?.newsletters.filter(({ id }) => waiting.some((one) => one.newsletter_id === id)) ?? []
  return {
    title: texts.newsletters(waiting.length),
    texts: [titles.map(({ title }) => title).join(', '), texts.openLink].filter(Boolean),
    verb: texts.newslettersOpen,
    to,
  }
}
