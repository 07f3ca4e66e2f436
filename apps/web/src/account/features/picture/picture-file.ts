import { pictureFormatOf, pictureHeadBytes, pictureLimits } from '@leserkonto/rules'
import type { ErrorCode } from '@leserkonto/texts'

/** A decoded picture, and its file under its true type. */
export type ReadPicture = { readonly ok: true; readonly file: Blob; readonly bitmap: ImageBitmap }

/** Result of reading a chosen file: a picture, or the code that says why it cannot be the profile picture. */
export type PictureFile = ReadPicture | { readonly ok: false; readonly code: ErrorCode }

/** What the file dialog offers: the two formats, and the other names of the second. Source: docs/spec/account.md#profile-picture. */
export const acceptedFormats = 'image/png,image/jpeg,.jfif,.jpe,.pjpeg,.pjp'

/** Checks a file like the service does, so that nobody uploads ten megabytes in vain. The service checks again. */
export async function readPicture(file: File): Promise<PictureFile> {
  if (file.size > pictureLimits.maxBytes) return { ok: false, code: 'PICTURE_TOO_LARGE' }
  // Rejects where the file has been moved or its card pulled out.
  const head = await file
    .slice(0, pictureHeadBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  if (head.byteLength === 0) return { ok: false, code: 'PICTURE_DAMAGED' }
  const type = pictureFormatOf(new Uint8Array(head))
  if (!type) return { ok: false, code: 'PICTURE_FORMAT' }
  const typed = file.slice(0, file.size, type)
  // Not an img element: the content security policy does not allow blob: addresses.
  const bitmap = await createImageBitmap(typed).catch(() => undefined)
  if (!bitmap) return { ok: false, code: 'PICTURE_DAMAGED' }
  if (Math.min(bitmap.width, bitmap.height) < pictureLimits.minSidePx)
    return { ok: false, code: 'PICTURE_TOO_SMALL' }
  return { ok: true, file: typed, bitmap }
}

/** Whether the picture is as wide as it is high. */
export const isSquare = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): boolean =>
  width === height

/** The largest square of a picture, at `percent` (0 to 100) of the free space along its longer side. */
export function squareOf({ width, height }: Pick<ImageBitmap, 'width' | 'height'>, percent: number) {
  const side = Math.min(width, height)
  const along = (room: number) => Math.round((room * percent) / 100)
  return { left: along(width - side), top: along(height - side), side }
}

/** Draws that square onto a canvas of `sidePx`. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  percent: number,
  sidePx: number,
): void {
  const { left, top, side } = squareOf(bitmap, percent)
  canvas.width = sidePx
  canvas.height = sidePx
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, sidePx, sidePx)
}

/** The file to send: a square picture unchanged, of any other the chosen square in the same format. */
export async function fileToSend({ file, bitmap }: ReadPicture, percent: number): Promise<Blob> {
  if (isSquare(bitmap)) return file
  const canvas = document.createElement('canvas')
  const { side } = squareOf(bitmap, percent)
  // The service keeps no larger size, and a smaller one would lose sharpness.
  drawSquare(canvas, bitmap, percent, Math.min(side, pictureLimits.sidePx))
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cut no picture'))),
      file.type,
    ),
  )
}
