import { type Output, type picture, problemText } from '@leserkonto/contracts'
import { pictureLimits } from '@leserkonto/rules'
import { pictureTexts } from '@leserkonto/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Account, useAccount } from '../../session/account.ts'
import { sendForm } from '../../session/send-form.ts'
import { trpc } from '../../session/trpc.ts'
import { useChange } from '../../shell/use-change.ts'
import type { Chosen } from './ChosenPicture.tsx'
import { Picture, type PictureOwner } from './Picture.tsx'
import { fileToSend, readPicture } from './picture-file.ts'

type PictureBlockProps = {
  user: PictureOwner
  /** Called when the reader's picture was changed or removed. */
  onChanged: (picture: { image_url: string | null; profile_picture: string | null }) => void
}

/** Chooses, crops, uploads and deletes the profile picture. */
export function PictureBlock({ user, onChanged }: PictureBlockProps) {
  const account = useAccount()
  const { chosen, refused, choose, change, clear } = useChosenPicture()
  const [asksToDelete, setAsksToDelete] = useState(false)
  // A file is sent as a form.
  const upload = useChange(
    useMutation({
      mutationFn: () => send(account, chosen),
      onSuccess(uploaded) {
        clear()
        onChanged(uploaded)
        account.notices.show({ type: 'success', message: pictureTexts.saved })
      },
    }),
    { name: 'picture.upload' },
  )
  const remove = useChange(
    trpc.picture.remove.useMutation({
      onSuccess() {
        setAsksToDelete(false)
        onChanged({ image_url: null, profile_picture: null })
        account.notices.show({ type: 'success', message: pictureTexts.deleted })
      },
    }),
    { technical: 'PICTURE_DELETE_FAILED' },
  )
  const onAsk = (asks: boolean) => {
    remove.forget()
    setAsksToDelete(asks)
  }
  const save = (confirmed: boolean) => {
    change({ confirmed, unconfirmed: !confirmed })
    if (confirmed) upload.run()
  }
  return (
    <Picture
      user={user}
      chosen={chosen}
      refused={refused}
      onFile={choose}
      onChange={change}
      onCancel={clear}
      onSave={save}
      saving={upload}
      deleting={{ ...remove, run: () => remove.run({}), asks: asksToDelete, onAsk }}
    />
  )
}

const nothingWrong = { round: 0, text: '' }

/** The picture that is being prepared, and what is wrong with the last file. */
function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState(nothingWrong)
  const choose = async (file: File) => {
    const read = await readPicture(file)
    setChosen(read.ok ? { picture: read, percent: 50, confirmed: false, unconfirmed: false } : undefined)
    setRefused(({ round }) => ({
      round: round + 1,
      text: read.ok ? '' : problemText(read.code, { min: pictureLimits.minSidePx }),
    }))
  }
  const change = (changes: Partial<Chosen>) => setChosen((current) => current && { ...current, ...changes })
  const clear = () => setChosen(undefined)
  return { chosen, refused, choose, change, clear }
}

async function send(account: Account, chosen: Chosen | undefined) {
  if (!chosen) throw new Error('Nothing is chosen')
  const form = new FormData()
  form.set('rights_confirmed', 'true')
  form.set('picture', await fileToSend(chosen.picture, chosen.percent), 'picture')
  // The cast: it is the operation's answer, but a form post has no typed client.
  return (await sendForm(account, '/user/picture', form)) as Output<typeof picture.upload>
}
