import { uiTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Textarea.module.css'

const announcedFrom = 20
const pauseInTypingMs = 600

/** Shown all the time, announced only when the end is near and the reader pauses, so that it does not talk over typing. */
export function CharacterCount({ current, maximum }: { current: number; maximum: number }) {
  const left = maximum - current
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const text =
      left > announcedFrom ? '' : left > 0 ? uiTexts.textarea.charactersLeft(left) : uiTexts.textarea.full
    const timer = setTimeout(() => setAnnounced(text), pauseInTypingMs)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <span className={classes.counter} data-full={left <= 0 || undefined}>
        {uiTexts.textarea.counter(current, maximum)}
      </span>
      <VisuallyHidden role="status">{current > 0 && announced}</VisuallyHidden>
    </>
  )
}
