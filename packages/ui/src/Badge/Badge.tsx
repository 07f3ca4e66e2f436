'use client'

import { badgeKind } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Badge.module.css'

export const badgeSizes = ['small', 'medium', 'large', 'extraLarge'] as const

/** How large a badge is. Source: docs/spec/blocks.md#badge. */
export type BadgeSize = (typeof badgeSizes)[number]

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Name from the fixed list, in any case of letters; of an unknown name nothing is rendered. */
  name: string
  /** @default 'medium' */
  size?: BadgeSize | undefined
}

/** One marker of an article. The sign of a plus is drawn by its style. */
export function Badge({ name, size, className, ...rest }: BadgeProps) {
  const words = useWords('badge', uiTexts.badge)
  const kind = badgeKind(name)
  if (kind === undefined) return null
  const label = words[kind]
  return (
    <span
      {...rest}
      className={classNames(classes.badge, className)}
      data-kind={kind}
      data-size={oneOf('Badge', 'size', size, badgeSizes, 'medium')}
    >
      {kind === 'plus' || kind === 'plussimple' ? (
        <>
          {kind === 'plus' && <span aria-hidden="true">plus</span>}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        label
      )}
    </span>
  )
}
