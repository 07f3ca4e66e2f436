'use client'

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { type Reveal, useReveal } from '../hooks/use-reveal.ts'
import { classNames } from '../parts/class-names.ts'
import { CheckGlyph } from '../parts/glyphs.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './List.module.css'

export const listTypes = ['unordered', 'ordered', 'checkbox'] as const

export type ListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** `checkbox` marks every item with a check. @default 'unordered' */
  type?: (typeof listTypes)[number] | undefined
  /** Items in order; they keep their places. */
  items: readonly ReactNode[]
  /** Show the items one after the other, a second apart, once a tenth of the list is in view. @default false */
  animated?: boolean
}

/** Time between two items, and the visible share that starts them. Source: docs/spec/blocks.md#list. */
const [stepMs, startShare] = [1000, 0.1]

/** A list of items. Without scripts and under reduced motion all of them are there at once. */
export function List({ type, items, animated = false, className, ref, ...rest }: ListProps) {
  const list = useOwnRef(ref)
  const shownType = oneOf('List', 'type', type, listTypes, 'unordered')
  const shown = useShownCount(useReveal(list, startShare, animated), items.length)
  // Both lists take the same props; TypeScript knows their elements apart.
  const Element = shownType === 'ordered' ? ('ol' as 'ul') : 'ul'
  return (
    <Element
      {...rest}
      ref={list}
      // Safari takes the role away from a list without markers.
      role="list"
      className={classNames(classes.list, className)}
      data-type={shownType}
      data-animated={animated || undefined}
    >
      {items.map(placed).map(({ item, place }) => (
        <li key={place} className={classes.item} data-waiting={place >= shown || undefined}>
          {shownType === 'checkbox' && <CheckGlyph className={classes.check} />}
          <span>{item}</span>
        </li>
      ))}
    </Element>
  )
}

// Items have no identity but their place.
const placed = (item: ReactNode, place: number) => ({ item, place })

function useShownCount(reveal: Reveal, count: number): number {
  const [step, setStep] = useState(0)
  const isRunning = reveal === 'revealed' && step + 1 < count
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setStep((current) => current + 1), stepMs)
    return () => clearInterval(timer)
  }, [isRunning])
  if (reveal === 'shown') return count
  return reveal === 'waiting' ? 0 : step + 1
}
