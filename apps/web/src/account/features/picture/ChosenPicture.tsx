import { errorTexts, pictureTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { useEffect, useId, useRef } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import classes from './Picture.module.css'
import { drawSquare, isSquare, type ReadPicture } from './picture-file.ts'

/** A picture that was chosen and is not yet saved. */
export type Chosen = {
  picture: ReadPicture
  /** Position of the square along the longer side, 0 to 100. */
  percent: number
  /** The reader confirms that no rights of others are violated. */
  confirmed: boolean
  /** The reader tried to save without that confirmation. */
  unconfirmed: boolean
}

type ChosenPictureProps = {
  chosen: Chosen
  onChange: (change: Partial<Pick<Chosen, 'percent' | 'confirmed'>>) => void
  onCancel: () => void
  onSave: (confirmed: boolean) => void
  saving: { busy: boolean; failure: Failure | undefined }
}

/** Shows what will be saved; the reader chooses where a picture that is not square is cropped. */
export function ChosenPicture({ chosen, onChange, onCancel, onSave, saving }: ChosenPictureProps) {
  const { picture, percent, confirmed, unconfirmed } = chosen
  const square = isSquare(picture.bitmap)
  return (
    <form
      className={actions.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const box = event.currentTarget.elements.namedItem('rights_confirmed')
        onSave(box instanceof HTMLInputElement && box.checked)
      }}
    >
      <FailureBox failure={saving.failure} />
      <div className={classes.picture}>
        <Preview bitmap={picture.bitmap} percent={percent} />
        <div>
          <p>{pictureTexts.preview}</p>
          {!square && (
            <Cut
              percent={percent}
              onChange={onChange}
              upright={picture.bitmap.height > picture.bitmap.width}
            />
          )}
        </div>
      </div>
      <Checkbox
        name="rights_confirmed"
        label={pictureTexts.rights}
        checked={confirmed}
        onChange={(event) => onChange({ confirmed: event.currentTarget.checked })}
        error={unconfirmed && !confirmed ? errorTexts.PICTURE_RIGHTS : undefined}
        required
      />
      <p className={classes.rules} role="status">
        {saving.busy && pictureTexts.saving}
      </p>
      <div className={actions.actions}>
        <Button type="submit" loading={saving.busy}>
          {pictureTexts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {pictureTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

const previewSidePx = 192

function Preview({ bitmap, percent }: { bitmap: ImageBitmap; percent: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, bitmap, percent, previewSidePx)
  }, [bitmap, percent])
  return <canvas ref={canvas} className={classes.preview} role="img" aria-label={pictureTexts.previewLabel} />
}

type CutProps = { percent: number; upright: boolean; onChange: (change: { percent: number }) => void }

function Cut({ percent, upright, onChange }: CutProps) {
  const id = useId()
  return (
    <>
      <p className={classes.rules}>{pictureTexts.cut.help}</p>
      <label htmlFor={id}>{upright ? pictureTexts.cut.upright : pictureTexts.cut.wide}</label>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => onChange({ percent: event.currentTarget.valueAsNumber })}
      />
    </>
  )
}
