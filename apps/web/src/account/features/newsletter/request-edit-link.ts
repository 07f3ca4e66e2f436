import { EditLinkForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /newsletter/request-edit-link. */
export const requestEditLink = formOperation('newsletter.requestEditLink', EditLinkForm, (api, input) =>
  api.newsletter.requestEditLink.mutate(input),
)
