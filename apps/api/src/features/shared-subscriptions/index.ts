import type { sharedSubscriptions as operations } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { checkInvitation } from './check-invitation.ts'
import { childUsers } from './child-users.ts'
import { declineInvitation } from './decline.ts'
import { hasInvitation } from './has-invitation.ts'
import { removeChildUser } from './remove-child-user.ts'
import { setAdministrator } from './set-administrator.ts'
import { updateChildUsers } from './update-child-users.ts'
import { validateChildUser } from './validate-child-user.ts'

export const sharedSubscriptions: StoriesOf<typeof operations> = {
  childUsers,
  checkInvitation,
  declineInvitation,
  hasInvitation,
  validateChildUser,
  setAdministrator,
  updateChildUsers,
  removeChildUser,
}
