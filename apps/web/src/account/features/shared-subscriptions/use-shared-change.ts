import { useQueryClient } from '@tanstack/react-query'

/** Loads data again that a change of a shared plan may have made stale. */
export function useSharedChange(): () => Promise<void> {
  const data = useQueryClient()
  return async () => {
    await Promise.all([
      data.invalidateQueries({ queryKey: ['sharedSubscriptions'] }),
      data.invalidateQueries({ queryKey: ['session', 'userinfo'] }),
    ])
  }
}
