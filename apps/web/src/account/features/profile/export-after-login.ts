import type { Account } from '../../session/account.ts'

type Login = { email: string; password: string }

/**
 * The reader's data by a session that is a moment old and ends at once: the call takes no password, only a fresh
 * login opens it (docs/spec/contract.md#fresh-login). The running session stays what it is.
 */
export async function exportAfterLogin(account: Account, login: Login): Promise<object> {
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
