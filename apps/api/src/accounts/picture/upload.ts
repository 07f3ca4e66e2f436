import { Problem, type picture } from '@leserkonto/contracts'
import { pictureAddress, pictureLimits } from '@leserkonto/rules'
import type { CallOf, OperationOf } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { transaction } from '../../store/database/run.ts'
import { removeOrphans } from '../shared/remove-orphans.ts'
import { notePicture, usePicture } from '../store/picture-objects.ts'

const faults = {
  FORMAT: 'PICTURE_FORMAT',
  DAMAGED: 'PICTURE_DAMAGED',
  TOO_LARGE: 'PICTURE_TOO_LARGE',
  NOT_SQUARE: 'PICTURE_NOT_SQUARE',
  TOO_SMALL: 'PICTURE_TOO_SMALL',
} as const

/**
 * Encodes the picture again and replaces the old one. The object is noted before the upload and used after it, so that
 * the sweep finds it wherever the process ends; the old one is removed after commit.
 */
export const upload: OperationOf<typeof picture.upload> = async (form, call) => {
  if (form.rights_confirmed !== 'true') throw new Problem('PICTURE_RIGHTS')
  const made = await call.pictures.profilePicture(form.picture)
  if ('fault' in made) throw new Problem(faults[made.fault], { params: { min: pictureLimits.minSidePx } })
  const { bytes, type, extension } = made.picture
  const { accountId } = call.reader
  const place = { bucket: call.objectStore.bucket, key: `${call.ids.newObjectKey()}.${extension}` }
  const orphanAt = new Date(call.now.getTime() + pictureLimits.uploadMs)
  await notePicture(call.db, { ...place, accountId, createdAt: call.now, orphanAt })
  await call.objectStore.put(place.key, bytes, type)
  await transaction(call.db, async (tx) => {
    if (!(await usePicture(tx, accountId, place, call.now))) throw new Problem('AUTH_REQUIRED')
    await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'picture' } }], call)
  })
  await removeOld(call)
  const image_url = `${place.bucket}%${place.key}`
  const { ownUrl } = call.askedEdition(undefined)
  return { image_url, profile_picture: pictureAddress(image_url, ownUrl) ?? '' }
}

/** A failure here does not concern the new picture: the sweep tries again. */
const removeOld = (call: CallOf<'reader'>) =>
  removeOrphans({ accountId: call.reader.accountId }, call).catch(() => undefined)
