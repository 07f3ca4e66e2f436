// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { pictureLimits } from '@leserkonto/rules'
import { errorTexts, noAnswerTexts, pictureTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, openAccount, press, problemBox, reader, tokenOf } from '../../testing/open-account.tsx'
import { squareOf } from './picture-file.ts'

const token = tokenOf(reader.sub)
const uploaded = { image_url: 'bucket%neu.jpg', profile_picture: '/media/neu.jpg' }
const withPicture = { ...reader, image_url: 'bucket%alt.jpg', profile_picture: '/media/alt.jpg' }
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (bytes = 10) =>
  new File([new Uint8Array(pngHead), new Uint8Array(bytes - pngHead.length)], 'ich.png', {
    type: 'image/png',
  })

type Sent = { path: string; confirmed: unknown; file: unknown; bearer: string | null }

/** A browser that decodes every file to these dimensions and crops it; jsdom cannot. */
function browserDecodes(width: number, height: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height }))
  const drawn: number[][] = []
  const context = { drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers) }
  const canvas = HTMLCanvasElement.prototype as unknown as Record<string, unknown> // jsdom's has no drawing
  canvas.getContext = () => context
  canvas.toBlob = (done: (blob: Blob) => void, type: string) => done(new Blob(['cut'], { type }))
  return drawn
}

/** Answers form posts in front of the fake service, which handles tRPC only. */
function answerUploads(answer: () => Response): Sent[] {
  const sent: Sent[] = []
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (!(init.body instanceof FormData)) return others(url, init)
    const bearer = new Headers(init.headers).get('authorization')
    const path = new URL(url, location.origin).pathname
    sent.push({ path, confirmed: init.body.get('rights_confirmed'), file: init.body.get('picture'), bearer })
    return answer()
  })
  return sent
}

const refused = (problem: Problem) => Response.json(problem.toJson('request-1'), { status: problem.status })

async function open(user: object = reader, handlers = {}) {
  const opened = await openAccount('/service/profil/persoenlich', {
    token,
    handlers: { 'session.userinfo': () => user, ...handlers },
  })
  await screen.findByRole('heading', { name: pictureTexts.title })
  return opened
}

const choose = (file: File) => {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [file] } })
}
const rights = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(pictureTexts.rights) })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('a file that cannot be the picture is refused before anything is sent', () => {
  test.each([
    ['too large', png(pictureLimits.maxBytes + 1), [300, 300], errorTexts.PICTURE_TOO_LARGE],
    ['no picture', new File(['x'], 'x.gif', { type: 'image/gif' }), [300, 300], errorTexts.PICTURE_FORMAT],
    [
      'called one',
      new File(['GIF89a'], 'x.png', { type: 'image/png' }),
      [300, 300],
      errorTexts.PICTURE_FORMAT,
    ],
    ['empty', new File([], 'ich.jpg', { type: 'image/jpeg' }), [300, 300], errorTexts.PICTURE_DAMAGED],
    ['too small', png(), [199, 300], 'Das Bild muss mindestens 200 × 200 Pixel groß sein.'],
  ] as const)('%s', async (_, file, [width, height], text) => {
    browserDecodes(width, height)
    await open()
    const sent = answerUploads(() => Response.json(uploaded, { status: 201 }))
    choose(file)
    expect((await problemBox()).textContent).toContain(text)
    expect(sent).toEqual([])
  })

  test('a damaged file is told so', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    await open()
    choose(png())
    expect((await problemBox()).textContent).toContain(errorTexts.PICTURE_DAMAGED)
  })
})

test.each([
  ['bild.jfif', 'image/jpeg'],
  ['bild.jpg', 'image/jpg'],
  ['bild.pjpeg', 'image/pjpeg'],
  ['bild', ''],
  ['BILD.JPE', 'application/octet-stream'],
  ['bild.png', 'image/png'],
])('a jpeg called %s of type "%s" is taken, and sent as what it is', async (name, type) => {
  browserDecodes(400, 400)
  await open()
  const sent = answerUploads(() => Response.json(uploaded, { status: 201 }))
  choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type }))
  fireEvent.click(await rights())
  await press(pictureTexts.save)
  await screen.findByText(pictureTexts.saved)
  expect(sent[0]?.file).toMatchObject({ size: 4, type: 'image/jpeg' })
})

test('the file dialog shows what other programs call a jpeg', async () => {
  await open()
  const accept = document.querySelector('input[type=file]')?.getAttribute('accept')?.split(',')
  expect(accept).toEqual(expect.arrayContaining(['image/png', 'image/jpeg', '.jfif', '.jpe', '.pjpeg']))
})

test('a square picture is shown, confirmed, sent as it is and takes its place', async () => {
  browserDecodes(400, 400)
  await open()
  const sent = answerUploads(() => Response.json(uploaded, { status: 201 }))
  choose(png())
  await screen.findByRole('img', { name: pictureTexts.previewLabel })
  expect(screen.queryByRole('slider')).toBeNull()
  await press(pictureTexts.save)
  expect(screen.getByText(errorTexts.PICTURE_RIGHTS)).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.click(await rights())
  await press(pictureTexts.save)
  await screen.findByText(pictureTexts.saved)
  expect(sent).toMatchObject([{ path: '/user/picture', confirmed: 'true', bearer: `Bearer ${token}` }])
  expect(document.querySelector('img')?.getAttribute('src')).toBe(uploaded.profile_picture)
})

test('a picture that is no square is cut where the reader wants it', async () => {
  const drawn = browserDecodes(600, 400)
  await open()
  const sent = answerUploads(() => Response.json(uploaded, { status: 201 }))
  choose(png())
  await screen.findByText(pictureTexts.cut.help)
  expect(screen.queryByText(errorTexts.PICTURE_NOT_SQUARE)).toBeNull()
  fireEvent.change(screen.getByRole('slider', { name: pictureTexts.cut.wide }), { target: { value: '100' } })
  fireEvent.click(await rights())
  await press(pictureTexts.save)
  await screen.findByText(pictureTexts.saved)
  expect(drawn.at(-1)).toEqual([200, 0, 400, 400, 0, 0, 400, 400])
  expect(sent[0]?.file).toMatchObject({ size: 3, type: 'image/png' })
})

test.each([
  [
    'the service has the last word',
    () => refused(new Problem('PICTURE_TOO_SMALL', { params: { min: 200 } })),
    'Das Bild muss mindestens 200 × 200 Pixel groß sein.',
  ],
  [
    'a service that is silent is given up',
    () => {
      throw new DOMException('', 'TimeoutError')
    },
    noAnswerTexts.silent,
  ],
])('%s, and the choice stays', async (_, answer, told) => {
  browserDecodes(400, 400)
  await open()
  answerUploads(answer)
  choose(png())
  fireEvent.click(await rights())
  await press(pictureTexts.save)
  expect((await problemBox()).textContent).toContain(told)
  expect((await rights()).checked).toBe(true)
})

test('a session that is over ends here too', async () => {
  browserDecodes(400, 400)
  const { account } = await open()
  answerUploads(() => refused(new Problem('AUTH_REQUIRED')))
  choose(png())
  fireEvent.click(await rights())
  await press(pictureTexts.save)
  await waitFor(() => expect(account.session.get()).toEqual({ signedIn: false, why: 'ended' }))
})

test('deleting asks first, and initials stand there again', async () => {
  const { calls } = await open(withPicture, { 'picture.remove': () => undefined })
  await press(pictureTexts.delete)
  expect(calls.some(({ path }) => path === 'picture.remove')).toBe(false)
  await press(pictureTexts.deletion.confirm)
  await screen.findByText(pictureTexts.deleted)
  expect(document.querySelector('img')).toBeNull()
})

test('a picture that could not be deleted is told in its own words, and stays', async () => {
  await open(withPicture, {
    'picture.remove': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await press(pictureTexts.delete)
  await press(pictureTexts.deletion.confirm)
  expect((await problemBox()).textContent).toContain(errorTexts.PICTURE_DELETE_FAILED)
  expect(document.querySelector('img')).not.toBeNull()
})

test.each([
  [{ width: 400, height: 400 }, 30, { left: 0, top: 0, side: 400 }],
  [{ width: 600, height: 400 }, 50, { left: 100, top: 0, side: 400 }],
  [{ width: 300, height: 900 }, 100, { left: 0, top: 600, side: 300 }],
])('the square of %j at %i percent is %j', (size, percent, square) => {
  expect(squareOf(size, percent)).toEqual(square)
})
