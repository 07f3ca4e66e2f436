import type { Account } from '../../session/account.ts'
import type { Api } from '../../session/api-client.ts'

/** Everything stored about a reader. */
export type ExportedData = Awaited<ReturnType<Api['profile']['export']['query']>>

type Login = { email: string; password: string }

/**
 * Loads the reader's data with a new session, which it ends right after: the call takes no password but needs a recent
 * login (docs/spec/contract.md#fresh-login). The running session is not changed.
 */
export async function exportAfterLogin(account: Account, login: Login): Promise<ExportedData> {
  const api = await account.api()
  const { access_token } = await api.session.login.mutate({
    ...login,
    edition: account.page.edition.shortcut,
  })
  const fresh = await account.apiWith(access_token)
  try {
    return await fresh.profile.export.query({})
  } finally {
    await fresh.session.logout.mutate({}).catch(() => undefined)
  }
}
