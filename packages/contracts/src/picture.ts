import { pictureLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { operation } from './operation.ts'

/** The reader's picture. */
export const picture = {
  upload: operation({
    summary: 'Set the profile picture: a square png or jpg, checked by its content and encoded again',
    method: 'POST',
    path: '/user/picture',
    auth: 'reader',
    multipart: { file: 'picture', maxBytes: pictureLimits.maxBytes, tooLarge: 'PICTURE_TOO_LARGE' },
    input: z.strictObject({
      picture: z.instanceof(Uint8Array),
      /** `true`: the reader confirms that no rights of others are violated. */
      rights_confirmed: z.optional(z.string()),
    }),
    output: z.object({ image_url: z.string(), profile_picture: z.string() }),
    status: 201,
    errors: [
      'PICTURE_TOO_LARGE',
      'PICTURE_FORMAT',
      'PICTURE_DAMAGED',
      'PICTURE_NOT_SQUARE',
      'PICTURE_TOO_SMALL',
      'PICTURE_RIGHTS',
    ],
  }),
  remove: operation({
    summary: 'Remove the profile picture; succeeds without one, too',
    method: 'DELETE',
    path: '/user/picture',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.void(),
    status: 204,
    errors: ['PICTURE_DELETE_FAILED'],
  }),
} as const
