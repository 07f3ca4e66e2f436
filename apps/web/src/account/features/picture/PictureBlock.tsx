import { type Output, type picture, problemText } from '@leserkonto/contracts'
import { pictureLimits } from '@leserkonto/rules'
import { pictureTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { type Account, useAccount } from '../../session/account.ts'
import { sendForm } from '../../session/send-form.ts'
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
  const upload = useChange({
    name: 'picture.upload',
    call: () => send(account, chosen),
    onDone(uploaded) {
      clear()
      onChanged(uploaded)
      account.notices.show({ type: 'success', message: pictureTexts.saved })
    },
  })
  const remove = useChange({
    name: 'picture.remove',
    call: (api) => api.picture.remove.mutate({}),
    technical: 'PICTURE_DELETE_FAILED',
    onDone() {
      setAsksToDelete(false)
      onChanged({ image_url: null, profile_picture: null })
      account.notices.show({ type: 'success', message: pictureTexts.deleted })
    },
  })
  const onAsk = (asks: boolean) => {
    remove.forget()
    setAsksToDelete(asks)
  }
  const save = () => {
    change({ unconfirmed: !chosen?.confirmed })
    if (chosen?.confirmed) upload.run()
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
      deleting={{ ...remove, asks: asksToDelete, onAsk }}
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
