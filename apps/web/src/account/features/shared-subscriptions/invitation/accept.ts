import type { FormOperation } from '../../../shell/form/form-operation.ts'
import { withSharedRows } from '../../../shell/form/with-shared-rows.ts'
import { type OneWish, wishOperation } from '../wish.ts'

/** What names the invitation, and where the invitee lives if that is asked. */
type Accept = Omit<OneWish['wish'], 'action'> & { edition: string }

/** Takes up an invitation. */
export const accept: FormOperation<Accept, unknown> = withSharedRows({
  name: wishOperation.name,
  submit: (api, { edition, ...wish }) =>
    wishOperation.submit(api, { edition, wish: { ...wish, action: 'accept' } }),
})
