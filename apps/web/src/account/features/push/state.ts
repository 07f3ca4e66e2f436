import type { Output, push } from '@leserkonto/contracts'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'

/** Topics and browsers, as the service knows them. */
export type PushState = Output<typeof push.state>
/** A browser that gets push messages. */
export type Browser = PushState['browsers'][number]

/** Puts the browsers right that the page has loaded. */
export function useBrowsers() {
  const { edition } = useAccount().page
  const { state } = trpc.useUtils().push
  return (next: (browsers: readonly Browser[]) => Browser[]) =>
    state.setData(
      { edition: edition.shortcut },
      (known) => known && { ...known, browsers: next(known.browsers) },
    )
}
