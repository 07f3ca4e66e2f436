import { AccessDataForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'
import { withSharedRows } from '../../shell/form/with-shared-rows.ts'

/** POST /registration/request-login-data. */
export const requestLoginData = formOperation(
  'subscriptions.requestLoginData',
  AccessDataForm,
  (api, input) => api.subscriptions.requestLoginData.mutate(input),
)

/** The same for a form that has two inputs in a row. */
export const requestLoginDataByAddress = withSharedRows(requestLoginData)
