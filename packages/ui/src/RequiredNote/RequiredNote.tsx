'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './RequiredNote.module.css'

export type RequiredNoteProps = Omit<ComponentPropsWithRef<'p'>, 'children'>

/** Explains the asterisk; shown once, before the first field of a form that has one. */
export const RequiredNote = ({ className, ...rest }: RequiredNoteProps) => (
  <p {...rest} className={classNames(classes.note, className)}>
    {useWords('requiredNote', uiTexts.requiredNote).text}
  </p>
)
