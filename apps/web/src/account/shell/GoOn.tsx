import { useEffect, useEffectEvent } from 'react'
import { useForward } from '../session/forward.ts'
import { Loading } from './Loading.tsx'

/** Leads a reader who has signed in to the target of the visit. */
export function GoOn() {
  const forward = useEffectEvent(useForward())
  useEffect(() => forward(), [])
  return <Loading />
}
