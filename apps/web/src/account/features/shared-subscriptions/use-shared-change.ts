import { api } from '../../session/ApiProvider.tsx'

/** Loads anew what a change of a shared plan may have made stale. */
export function useSharedChange(): () => Promise<void> {
  const utils = api.useUtils()
  return async () => {
    await Promise.all([utils.sharedSubscriptions.invalidate(), utils.session.userinfo.invalidate()])
  }
}
