'use client'

import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { type Reveal, useReveal } from '../hooks/use-reveal.ts'
import { useLocale } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './ProgressCountUp.module.css'

export type ProgressCountUpProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Where the count ends. */
  value: number
  /** The full bar. @default 100 */
  max?: number | undefined
  /** What is counted. */
  label: string
  /** Stands after the number, e.g. '%'. @default none */
  unit?: string | undefined
}

/**
 * A bar and a number that count up within a second once they come into view. Assistive technology gets the end of the
 * count only; without scripts and under reduced motion it is there at once.
 * Source: docs/spec/blocks.md#progresscountup.
 */
export function ProgressCountUp({
  value,
  max = 100,
  label,
  unit = '',
  className,
  ref,
  ...rest
}: ProgressCountUpProps) {
  const { locale = 'de-DE' } = useLocale()
  const numbers = useMemo(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }), [locale])
  const root = useOwnRef(ref)
  const shown = useCountUp(value, useReveal(root, 0.5))
  const text = (number: number) => `${numbers.format(number)}${unit && `\u00a0${unit}`}`
  const share = max > 0 ? Math.min(1, Math.max(0, shown / max)) : 0
  return (
    <div {...rest} ref={root} className={classNames(classes.progress, className)}>
      <meter
        className={classes.meter}
        value={value}
        max={max}
        aria-label={label}
        aria-valuetext={text(value)}
      />
      <div className={classes.line} aria-hidden="true">
        <span>{label}</span>
        <span className={classes.number}>{text(shown)}</span>
      </div>
      <svg className={classes.bar} aria-hidden="true" focusable="false">
        <rect className={classes.track} width="100%" height="100%" />
        <rect className={classes.fill} width={`${share * 100}%`} height="100%" />
      </svg>
    </div>
  )
}

function useCountUp(value: number, reveal: Reveal): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    if (reveal !== 'revealed') return
    let start: number | undefined
    let frame = requestAnimationFrame(function step(nowMs) {
      start ??= nowMs
      setElapsedMs(nowMs - start)
      if (nowMs - start < countUpMs) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [reveal])
  return reveal === 'shown' ? value : countUpValue(value, elapsedMs)
}

/** How long a number counts up. Source: docs/spec/blocks.md#progresscountup. */
const countUpMs = 1000

/** The number shown `elapsedMs` after the start: from 0, slower towards the end, and exactly `value` at the end. */
export function countUpValue(value: number, elapsedMs: number, durationMs: number = countUpMs): number {
  if (elapsedMs >= durationMs) return value
  const share = Math.max(0, elapsedMs) / durationMs
  const eased = 1 - (1 - share) ** 3
  return Number.isInteger(value) ? Math.round(value * eased) : value * eased
}
