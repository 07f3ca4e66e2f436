import { CancellationForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /cancellation. */
export const cancel = formOperation('subscriptions.cancel', CancellationForm, (api, input) =>
  api.subscriptions.cancel.mutate(input),
)
