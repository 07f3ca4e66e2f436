import { accountTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import classes from './Loading.module.css'

/** The text appears after this time, because a quick answer needs no announcement. */
const patienceMs = 300

/** Shown while something is loading. */
export function Loading({ text = accountTexts.loading }: { text?: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={classes.loading} role="status">
      {late && text}
    </p>
  )
}
