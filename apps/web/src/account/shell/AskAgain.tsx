import { Button } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'

type AskAgainProps = {
  /** Asking for a mail again; `waits` is in seconds, 0 when it can be asked for. */
  again: { busy: boolean; run: () => void; waits: number }
  /** What the timer says. */
  waiting: (seconds: number) => string
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** The button that asks for a mail again, and a timer in its place while none may leave. */
export function AskAgain({ again, waiting, variant = 'secondary', children }: AskAgainProps) {
  // A timer is not read out at every second.
  if (again.waits > 0) return <p role="timer">{waiting(again.waits)}</p>
  return (
    <Button variant={variant} onClick={() => again.run()} loading={again.busy}>
      {children}
    </Button>
  )
}
