import { fieldClasses } from '@leserkonto/ui/field-frame'
import { HelperText } from '@leserkonto/ui/HelperText'
import { type ComponentProps, useEffect, useId, useRef } from 'react'

type SheetFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'ref'> & {
  label: string
  hint?: string | undefined
  /** What is wrong with what was typed. */
  error?: string | undefined
}

const standsStill = (sheet: Element | null | undefined) =>
  Promise.allSettled(sheet?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [])

/** A field of the sheet, drawn as everywhere. It takes the focus when it appears and when it was wrong. */
export function SheetField({ label, hint, error, ...rest }: SheetFieldProps) {
  const id = useId()
  const control = useRef<HTMLInputElement>(null)
  // Not with the drawing: the dialog is not open yet then.
  useEffect(() => {
    const field = control.current
    field?.focus({ preventScroll: true })
    let isHere = true
    // With large text it can be below the edge of the sheet, which may still be on its way up.
    requestAnimationFrame(async () => {
      if (error === undefined) await standsStill(field?.closest('dialog'))
      if (isHere) field?.scrollIntoView({ block: 'nearest' })
    })
    return () => {
      isHere = false
    }
  }, [error])
  const [hintId, errorId] = [`${id}-hilfe`, `${id}-fehler`]
  return (
    <div className={fieldClasses.root}>
      <label className={fieldClasses.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        ref={control}
        id={id}
        className={fieldClasses.input}
        aria-invalid={error === undefined ? undefined : true}
        data-error={error === undefined ? undefined : true}
        aria-describedby={
          [error === undefined ? '' : errorId, hint === undefined ? '' : hintId].join(' ').trim() || undefined
        }
      />
      <div role="alert">
        {error !== undefined && (
          <HelperText id={errorId} status="error">
            {error}
          </HelperText>
        )}
      </div>
      {hint !== undefined && <HelperText id={hintId}>{hint}</HelperText>}
    </div>
  )
}
