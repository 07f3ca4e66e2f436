import { RenamePasskeyForm } from '@leserkonto/contracts'
import type { Account } from '../../session/account.ts'
import { createPasskey } from '../../session/passkeys.ts'
import { formOperation } from '../../shell/form/form-operation.ts'
import type { FormOperation } from '../../shell/form/use-form.ts'

/** PUT /user/passkeys/{id}. */
export const rename = formOperation('passkeys.rename', RenamePasskeyForm, (api, input) =>
  api.passkeys.rename.mutate(input),
)

type Proved = { current_password?: string }

/** DELETE /user/passkeys/{id}. */
export const remove = (id: string): FormOperation<Proved, void> => ({
  name: 'passkeys.remove',
  submit: async (api, proved) => ({
    ok: true,
    answer: await (await api()).passkeys.remove.mutate({ id, ...proved }),
  }),
})

/** The ceremony around POST /user/passkeys. */
export const add = (account: Account): FormOperation<Proved, Awaited<ReturnType<typeof createPasskey>>> => ({
  name: 'passkeys.add',
  submit: async (_, proved) => ({ ok: true, answer: await createPasskey(account, proved) }),
})
