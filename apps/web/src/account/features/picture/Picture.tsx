import { pictureTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { Button } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useRef } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { Section } from '../../shell/Section.tsx'
import { type Chosen, ChosenPicture } from './ChosenPicture.tsx'
import classes from './Picture.module.css'
import { acceptedFormats } from './picture-file.ts'

/** The data of a reader that the picture needs. */
export type PictureOwner = {
  given_name: string | null
  family_name: string | null
  profile_picture: string | null
}

type Call = { busy: boolean; failure: Failure | undefined; run: () => void }

type PictureProps = {
  user: PictureOwner
  chosen: Chosen | undefined
  /** Why the last file was refused, or empty; `round` counts the refusals, so that each is announced. */
  refused: { round: number; text: string }
  onFile: (file: File) => void
  onChange: (change: Partial<Pick<Chosen, 'percent' | 'confirmed'>>) => void
  onCancel: () => void
  onSave: (confirmed: boolean) => void
  saving: Pick<Call, 'busy' | 'failure'>
  deleting: Call & { asks: boolean; onAsk: (asks: boolean) => void }
}

/** The reader's picture, or the initials instead, and the buttons to change it. */
export function Picture(props: PictureProps) {
  const { user, chosen, refused, deleting } = props
  const { given_name, family_name, profile_picture } = user
  return (
    <Section title={pictureTexts.title}>
      {refused.text && (
        <ProblemBox key={refused.round}>
          <p>{refused.text}</p>
        </ProblemBox>
      )}
      {chosen ? (
        <ChosenPicture key={refused.round} {...props} chosen={chosen} />
      ) : (
        <div className={classes.picture}>
          <Avatar
            size="large"
            user={{ given_name, family_name, profilePicture: profile_picture }}
            fallback="icon"
            decorative
          />
          <div>
            <p>
              {profile_picture ? pictureTexts.shown : pictureTexts.empty}
              {!profile_picture && (given_name || family_name) && ` ${pictureTexts.initials}`}
            </p>
            <p className={classes.rules}>{pictureTexts.rules}</p>
            <div className={actions.actions}>
              <FileButton onFile={props.onFile} again={profile_picture !== null} />
              {profile_picture && (
                <Button className={actions.danger} variant="tertiary" onClick={() => deleting.onAsk(true)}>
                  {pictureTexts.delete}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={deleting.asks}
        texts={pictureTexts.deletion}
        onConfirm={deleting.run}
        onClose={() => deleting.onAsk(false)}
        busy={deleting.busy}
        failure={deleting.failure}
      />
    </Section>
  )
}

/** Opens the browser's file dialog; the same file can be chosen again. */
function FileButton({ onFile, again }: { onFile: (file: File) => void; again: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFormats}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {again ? pictureTexts.chooseAgain : pictureTexts.choose}
      </Button>
    </>
  )
}
