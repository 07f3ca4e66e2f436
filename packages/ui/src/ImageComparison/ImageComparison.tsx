'use client'

import { keysOf } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { useWords } from '../hooks/use-words.ts'
import { Image, type ImageRatio } from '../Image/Image.tsx'
import { classNames } from '../parts/class-names.ts'
import type { ImageAddress } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import { type ComparisonPosition, comparisonPercent, comparisonPositions } from './comparison-position.ts'
import classes from './ImageComparison.module.css'

export type { ComparisonPosition } from './comparison-position.ts'

/** One of the two pictures. */
export type ComparedImage = {
  src: ImageAddress
  alt: string
  /** Word on the picture. @default 'Vorher' and 'Nachher' */
  label?: string | undefined
}

export type ImageComparisonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Shown left of the handle. */
  before: ComparedImage
  /** Shown right of the handle. */
  after: ComparedImage
  /** Where the handle is at first: by name, or percent from the left. @default 'center' */
  position?: ComparisonPosition | number
  /** @default '3/2' */
  ratio?: ImageRatio
}

/**
 * Two pictures of one thing, one over the other, and a handle that uncovers them. The handle is a native range over the
 * whole picture: drag, press anywhere, arrows by 1, Page keys by 10, Home and End.
 * Source: docs/spec/blocks.md#imagecomparison.
 */
export function ImageComparison({
  before,
  after,
  position = 'center',
  ratio,
  className,
  ref,
  ...rest
}: ImageComparisonProps) {
  const root = useOwnRef(ref)
  const place =
    typeof position === 'string'
      ? oneOf('ImageComparison', 'position', position, positionNames, 'center')
      : undefined
  const [percent, setPercent] = useState(comparisonPercent(place ?? Number(position)))
  // By the object model: the strict policy would block a style attribute in server output.
  useLayoutEffect(() => root.current?.style.setProperty('--position', `${percent}%`), [root, percent])
  const words = useWords('imageComparison', uiTexts.imageComparison)
  const beforeLabel = before.label ?? words.before
  return (
    <div {...rest} ref={root} className={classNames(classes.comparison, className)} data-position={place}>
      <Image src={before.src} alt={before.alt} ratio={ratio} />
      <Label side="before" text={beforeLabel} />
      <div className={classes.after}>
        <Image src={after.src} alt={after.alt} ratio={ratio} />
        <Label side="after" text={after.label ?? words.after} />
      </div>
      <input
        type="range"
        className={classes.range}
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={words.handle}
        aria-valuetext={words.visible(percent, beforeLabel)}
      />
      <Handle />
    </div>
  )
}

const positionNames = keysOf(comparisonPositions)

/** Belongs to its picture and is covered with it. */
const Label = ({ side, text }: { side: 'before' | 'after'; text: string }) => (
  <span className={classes.label} data-side={side}>
    {text}
  </span>
)

const Handle = () => (
  <span className={classes.handle} aria-hidden="true">
    <svg viewBox="0 0 24 24" className={classes.grip} aria-hidden="true">
      <path
        d="M9 7l-5 5 5 5M15 7l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </span>
)
