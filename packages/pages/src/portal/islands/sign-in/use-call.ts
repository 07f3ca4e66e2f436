import { useRef, useState } from 'react'
import { type Refusal, refusalOf } from './calls.ts'

/** One call at a time: whether it runs, and why the last one was refused. */
export function useCall(operation: string) {
  const [state, setState] = useState<{ busy: boolean; refusal?: Refusal }>({ busy: false })
  const runs = useRef(false)
  const run = async (work: () => Promise<void>, onRefused?: (refusal: Refusal) => void) => {
    if (runs.current) return
    runs.current = true
    setState({ busy: true })
    try {
      await work()
      setState({ busy: false })
    } catch (error) {
      const refusal = refusalOf(error, operation)
      setState({ busy: false, refusal })
      onRefused?.(refusal)
    } finally {
      runs.current = false
    }
  }
  return { ...state, run, clear: () => setState({ busy: false }) }
}
