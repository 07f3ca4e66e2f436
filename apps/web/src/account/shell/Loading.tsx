import { accountTexts } from '@leserkonto/texts'
import { useEffect, useState } from 'react'
import classes from './Loading.module.css'

/** A quick answer needs no announcement: the words come after a moment. */
const patienceMs = 300

/** Stands while something is on its way. */
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
