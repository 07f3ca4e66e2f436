'use client'

import { Tabs as MantineTabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './Tabs.module.css'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** A panel without anything to focus is a tab stop itself, so that keyboards reach its text. Source: ARIA practices, tabs. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    setIsStop(panel.current !== null && panel.current.querySelector(focusable) === null)
  }, [])
  return (
    <MantineTabs.Panel
      ref={panel}
      value={id}
      className={classes.panel ?? ''}
      // Where a policy lets no style attribute through, a closed panel is hidden by script before React takes it over.
      suppressHydrationWarning
      {...(isStop && { tabIndex: 0 })}
    >
      {children}
    </MantineTabs.Panel>
  )
}
