'use client'

import { uiTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Textarea.module.css'

const announcedFrom = 20
const pauseInTypingMs = 600

/** Shown all the time, announced only when the end is near and the reader pauses, so that it does not talk over typing. */
export function CharacterCount({ current, maximum }: { current: number; maximum: number }) {
  const words = useWords('textarea', uiTexts.textarea)
  const left = maximum - current
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const text = left > announcedFrom ? '' : left > 0 ? words.charactersLeft(left) : words.full
    const timer = setTimeout(() => setAnnounced(text), pauseInTypingMs)
    return () => clearTimeout(timer)
  }, [left, words])
  return (
    <>
      <span className={classes.counter} data-full={left <= 0 || undefined}>
        {words.counter(current, maximum)}
      </span>
      <VisuallyHidden role="status">{current > 0 && announced}</VisuallyHidden>
    </>
  )
}
