import type { sharedSubscriptions as operations } from '@leserkonto/contracts'
import type { OperationsOf } from '../context.ts'
import { childUsers } from './child-users.ts'
import { checkInvitation } from './invitations/check-invitation.ts'
import { declineInvitation } from './invitations/decline.ts'
import { hasInvitation } from './invitations/has-invitation.ts'
import { removeChildUser } from './remove-child-user.ts'
import { setAdministrator } from './set-administrator.ts'
import { updateChildUsers } from './update-child-users.ts'
import { validateChildUser } from './validate-child-user.ts'

export const sharedSubscriptions: OperationsOf<typeof operations> = {
  childUsers,
  checkInvitation,
  declineInvitation,
  hasInvitation,
  validateChildUser,
  setAdministrator,
  updateChildUsers,
  removeChildUser,
}
