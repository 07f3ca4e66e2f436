import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { OverlayState } from '../Overlay/Overlay.tsx'

export type OverlayStageProps = {
  /** Text of the button that opens the overlay. */
  opener: string
  /** Open from the start. @default false */
  initiallyOpen?: boolean
  children: (state: OverlayState) => ReactNode
}

/** For stories: a long page with a button in its middle that opens an overlay, and a count of the wishes to close. */
export function OverlayStage({ opener, initiallyOpen = false, children }: OverlayStageProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const [closings, setClosings] = useState(0)
  const onClose = () => {
    setOpen(false)
    setClosings((count) => count + 1)
  }
  return (
    <main style={{ maxInlineSize: 'var(--lk-measure)', marginInline: 'auto' }}>
      <h1>Stadtrat beschließt neues Radwegenetz</h1>
      <Filler />
      <p style={{ marginBlock: 'var(--lk-space-4)' }}>
        <Button onClick={() => setOpen(true)}>{opener}</Button> <output>{closings}</output>
      </p>
      <Filler />
      {children({ open, onClose })}
    </main>
  )
}

const paragraphs = [
  'Wege',
  'Brücken',
  'Kreuzungen',
  'Ampeln',
  'Stellplätze',
  'Tunnel',
  'Schilder',
  'Markierungen',
]

const Filler = () =>
  paragraphs.map((subject) => (
    <p key={subject} style={{ marginBlockStart: 'var(--lk-space-4)' }}>
      {subject} sollen bis zum Herbst neu entstehen, dazu sichere Übergänge vor den Schulen. Der Beschluss
      fiel nach langer Debatte mit breiter Mehrheit.
    </p>
  ))
