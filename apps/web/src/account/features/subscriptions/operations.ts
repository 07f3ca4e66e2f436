import { AccessDataForm, AddressQuery, LinkForm, UnlinkForm } from '@leserkonto/contracts'
import { formOperation, withSharedRows } from '../../shell/form/form-operation.ts'

/** POST /user/add-gp-number. */
export const linkByNumber = formOperation('subscriptions.link', LinkForm, (api, input) =>
  api.subscriptions.link.mutate(input),
)

/** GET /registration/get-gp-by-address; if it finds a customer, that is proof enough for POST /user/add-gp-number. */
export const linkByAddress = withSharedRows(
  formOperation('subscriptions.findNumber', AddressQuery, async (api, input) => {
    const { gp_number } = await api.subscriptions.findNumber.query(input)
    return api.subscriptions.link.mutate({ gp_number })
  }),
)

/** DELETE /user/gp-number. */
export const unlink = formOperation('subscriptions.unlink', UnlinkForm, (api, input) =>
  api.subscriptions.unlink.mutate(input),
)

/** POST /registration/request-login-data. */
export const requestLoginData = formOperation(
  'subscriptions.requestLoginData',
  AccessDataForm,
  (api, input) => api.subscriptions.requestLoginData.mutate(input),
)

/** The same for the form with address rows. */
export const requestLoginDataByAddress = withSharedRows(requestLoginData)
