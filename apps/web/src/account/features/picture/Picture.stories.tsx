import { errorTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import type { Chosen } from './ChosenPicture.tsx'
import { Picture } from './Picture.tsx'

const nothing = () => undefined
const still = { busy: false, failure: undefined, run: nothing }
const mia = { given_name: 'Mia', family_name: 'Muster', profile_picture: null }
const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%238ab8ee"/%3E%3Ccircle cx="48" cy="38" r="18" fill="%231d4e89"/%3E%3Ccircle cx="48" cy="96" r="38" fill="%231d4e89"/%3E%3C/svg%3E'

const meta = {
  title: 'Account/Profile/Picture',
  component: Picture,
  decorators: [inAccount],
  args: {
    user: mia,
    chosen: undefined,
    refused: { round: 0, text: '' },
    onFile: nothing,
    onChange: nothing,
    onCancel: nothing,
    onSave: nothing,
    saving: still,
    deleting: { ...still, asks: false, onAsk: nothing },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

const refused = (text: string): Story => ({ args: { refused: { round: 1, text } } })

export const Empty: Story = {}
export const Shown: Story = { args: { user: { ...mia, profile_picture: portrait } } }
export const TooLarge = refused(errorTexts.PICTURE_TOO_LARGE)
export const WrongFormat = refused(errorTexts.PICTURE_FORMAT)
export const Damaged = refused(errorTexts.PICTURE_DAMAGED)
export const TooSmall = refused('Das Bild muss mindestens 200 × 200 Pixel groß sein.')
export const AsksToDelete: Story = {
  args: { user: { ...mia, profile_picture: portrait }, deleting: { ...still, asks: true, onAsk: nothing } },
}
export const NotDeleted: Story = {
  args: {
    user: { ...mia, profile_picture: portrait },
    deleting: { ...still, asks: true, onAsk: nothing, failure: refusal('PICTURE_DELETE_FAILED', 503) },
  },
}

const withPicture = (width: number, height: number, more: Partial<Chosen> = {}, saving = {}): Story => ({
  render: (args) => (
    <Chosing {...args} size={{ width, height }} more={more} saving={{ ...still, ...saving }} />
  ),
})

export const Square = withPicture(400, 400)
export const NotSquare = withPicture(600, 400)
export const Upright = withPicture(400, 700, { percent: 0 })
export const NotConfirmed = withPicture(400, 400, { unconfirmed: true })
export const Saving = withPicture(400, 400, { confirmed: true }, { busy: true })
export const Refused = withPicture(
  400,
  400,
  { confirmed: true },
  { failure: refusal('PICTURE_NOT_SQUARE', 422) },
)
export const TechnicalFailure = withPicture(400, 400, { confirmed: true }, { failure: refusal('GENERIC', 0) })

type ChosingProps = React.ComponentProps<typeof Picture> & {
  size: { width: number; height: number }
  more: Partial<Chosen>
}

/** Draws a picture of that size, because a story has no file. */
function Chosing({ size, more, ...props }: ChosingProps) {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  useEffect(() => {
    const canvas = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#8ab8ee'
      context.fillRect(0, 0, size.width, size.height)
      context.fillStyle = '#1d4e89'
      context.fillRect(size.width / 3, size.height / 3, size.width / 3, size.height / 3)
    }
    createImageBitmap(canvas).then(setBitmap)
  }, [size])
  if (!bitmap) return null
  const picture = { ok: true, file: new File([], 'ich.png', { type: 'image/png' }), bitmap } as const
  return (
    <Picture {...props} chosen={{ picture, percent: 50, confirmed: false, unconfirmed: false, ...more }} />
  )
}
