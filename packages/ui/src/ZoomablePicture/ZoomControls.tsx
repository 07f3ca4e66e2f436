'use client'

import { uiTexts } from '@leserkonto/texts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ZoomTo } from './use-zoom.ts'
import classes from './ZoomablePicture.module.css'
import { zoomLimits } from './zoom.ts'

const step = 0.5

type Keyed = { onKeyDown: (event: KeyboardEvent) => void }
type ZoomControlsProps = Keyed & { scale: number; zoomTo: ZoomTo }

/** Buttons for every zoom a gesture reaches; one that has no effect now stays in the tab order. */
export function ZoomControls({ scale, zoomTo, onKeyDown }: ZoomControlsProps) {
  const words = useWords('zoom', uiTexts.zoom)
  const larger = Math.min(zoomLimits.maxScale, scale + step)
  const smaller = Math.max(1, scale - step)
  return (
    <div className={classes.controls}>
      <ZoomButton
        onKeyDown={onKeyDown}
        label={words.zoomOut}
        isIdle={scale <= 1}
        onClick={() => zoomTo(smaller)}
      >
        <path d="M5 12h14" />
      </ZoomButton>
      <ZoomButton onKeyDown={onKeyDown} label={words.reset} isIdle={scale === 1} onClick={() => zoomTo(1)}>
        <path d="M9 4H4v5M20 9V4h-5M15 20h5v-5M4 15v5h5" />
      </ZoomButton>
      <ZoomButton
        onKeyDown={onKeyDown}
        label={words.zoomIn}
        isIdle={scale >= zoomLimits.maxScale}
        onClick={() => zoomTo(larger)}
      >
        <path d="M5 12h14M12 5v14" />
      </ZoomButton>
      <VisuallyHidden role="status">{scale === 1 ? '' : words.scale(Math.round(scale * 100))}</VisuallyHidden>
    </div>
  )
}

type ZoomButtonProps = Keyed & { label: string; isIdle: boolean; onClick: () => void; children: ReactNode }

const ZoomButton = ({ label, isIdle, onClick, onKeyDown, children }: ZoomButtonProps) => (
  <button
    type="button"
    className={classes.control}
    aria-label={label}
    aria-disabled={isIdle || undefined}
    onClick={isIdle ? undefined : onClick}
    onKeyDown={onKeyDown}
  >
    <svg viewBox="0 0 24 24" className={classes.sign} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  </button>
)
