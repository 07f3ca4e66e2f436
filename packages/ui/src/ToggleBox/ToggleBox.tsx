'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import { colouredGround } from '../parts/coloured-ground.tsx'
import { ChevronGlyph } from '../parts/glyphs.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './ToggleBox.module.css'
import type { ToggleBoxHeights, ToggleBoxSize } from './toggle-box-heights.ts'
import { useIsTall } from './use-is-tall.ts'
import { useUncover } from './use-uncover.ts'

export type { ToggleBoxHeights, ToggleBoxSize } from './toggle-box-heights.ts'

export type ToggleBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How high the collapsed box is. @default 'small' */
  size?: ToggleBoxSize | undefined
  /** Which of the two sets of heights. @default 'script' */
  heights?: ToggleBoxHeights | undefined
  /** Ground, 3- or 6-digit hex. @default none */
  backgroundColor?: string | undefined
  children: ReactNode
}

/**
 * Cuts long content to a height and uncovers it on demand; content that fits has no toggle. Whatever brings the hidden
 * part into view, such as Tab or a search in the page, opens it. Without scripts it is open; until they come it
 * scrolls. Source: docs/spec/blocks.md#togglebox.
 */
export function ToggleBox({
  size,
  heights,
  backgroundColor,
  className,
  children,
  ref,
  ...rest
}: ToggleBoxProps) {
  const id = useId()
  const box = useOwnRef(ref)
  const clip = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const shownSize = oneOf('ToggleBox', 'size', size, ['extraSmall', 'small', 'medium'], 'small')
  const reading = oneOf('ToggleBox', 'heights', heights, ['script', 'style'], 'script')
  const isTall = useIsTall(content, shownSize, reading)
  const { drawing, ink, className: groundClass } = colouredGround('ToggleBox', backgroundColor)
  useUncover(clip, isTall === true, () => setExpanded(true))
  const toggle = () => {
    setExpanded(!isExpanded)
    // Collapsing from the far end would leave the reader somewhere below the box.
    if (isExpanded) box.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      {...rest}
      ref={box}
      className={classNames(classes.box, groundClass, className)}
      data-size={shownSize}
      data-heights={reading}
      data-ink={ink}
      data-state={stateOf(isTall, isExpanded)}
    >
      {drawing}
      <div
        ref={clip}
        // For the toggle alone: a part of a page that comes to life late counts otherwise than the server did.
        id={isTall ? id : undefined}
        className={classes.clip}
        // As long as it scrolls, the keyboard scrolls it.
        tabIndex={isTall === undefined ? 0 : undefined}
      >
        <div ref={content} className={classes.content}>
          {children}
        </div>
      </div>
      {isTall && <Toggle isExpanded={isExpanded} controls={id} onClick={toggle} />}
    </div>
  )
}

type ToggleProps = { isExpanded: boolean; controls: string; onClick: () => void }

function Toggle({ isExpanded, controls, onClick }: ToggleProps) {
  const words = useWords('toggleBox', uiTexts.toggleBox)
  return (
    <Button
      variant="tertiary"
      className={classes.toggle}
      icon={<ChevronGlyph className={classes.chevron} />}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onClick}
    >
      {isExpanded ? words.collapse : words.expand}
    </Button>
  )
}

function stateOf(isTall: boolean | undefined, isExpanded: boolean) {
  if (isTall === undefined) return 'unmeasured'
  if (!isTall) return 'short'
  return isExpanded ? 'expanded' : 'collapsed'
}
