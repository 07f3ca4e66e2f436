import { AddressQuery, LinkForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'
import { withSharedRows } from '../../shell/form/with-shared-rows.ts'

/** POST /user/add-gp-number. */
export const linkByNumber = formOperation('subscriptions.link', LinkForm, (api, input) =>
  api.subscriptions.link.mutate(input),
)

/** GET /registration/get-gp-by-address, whose hit is proof enough for POST /user/add-gp-number. */
export const linkByAddress = withSharedRows(
  formOperation('subscriptions.findNumber', AddressQuery, async (api, input) => {
    const { gp_number } = await api.subscriptions.findNumber.query(input)
    return api.subscriptions.link.mutate({ gp_number })
  }),
)
