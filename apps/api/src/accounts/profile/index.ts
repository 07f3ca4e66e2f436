import type { profile as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { deleteProfile } from './delete.ts'
import { exportProfile } from './export.ts'
import { requestData } from './request-data.ts'
import { update } from './update.ts'

export const profile: OperationsOf<typeof contract> = {
  update,
  export: exportProfile,
  delete: deleteProfile,
  requestData,
}
