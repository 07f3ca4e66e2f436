'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './CloseButton.module.css'

export type CloseButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'>

/**
 * The cross that closes an overlay, named 'Schließen', 44 px in both directions.
 * Source: docs/spec/blocks.md#closebutton.
 */
export const CloseButton = ({ className, ...rest }: CloseButtonProps) => (
  <button
    aria-label={useWords('overlay', uiTexts.overlay).close}
    {...rest}
    type="button"
    className={classNames(classes.button, className)}
  />
)
