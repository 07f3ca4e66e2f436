'use client'

import { Tabs as MantineTabs, type TabsProps as MantineTabsProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { classNames } from '../parts/class-names.ts'
import { devWarning } from '../parts/dev-warning.ts'
import { TabPanel } from './TabPanel.tsx'
import classes from './Tabs.module.css'

/** A tab with a title, or with an icon and a name for those who do not see it. Source: docs/spec/blocks.md#tabs. */
export type Tab = {
  /** Tells the tabs apart; the value of the block. */
  readonly id: string
  readonly content: ReactNode
} & (
  | { readonly title: string; readonly icon?: ReactNode; readonly name?: never }
  | { readonly icon: ReactNode; readonly name: string; readonly title?: never }
)

/** What an element takes that the block hands on. */
export type TabsAttributes = Pick<
  MantineTabsProps,
  Extract<keyof HTMLAttributes<HTMLDivElement>, keyof MantineTabsProps>
>

export type TabsProps = Omit<
  TabsAttributes,
  'onChange' | 'defaultValue' | 'style' | 'color' | 'dir' | 'children'
> & {
  /** Names the list of tabs for assistive technology. */
  label: string
  tabs: readonly Tab[]
  /** Id of the open tab when the page decides; @default the block decides itself */
  value?: string | undefined
  /** Id of the tab open at first. @default the first */
  defaultValue?: string | undefined
  /** The reader opened another tab. */
  onChange?: (id: string) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * One panel at a time. Left and right wrap around, Home and End go to the ends, each opens its tab; the list is one
 * tab stop. Panels stay in the page, so that what is typed in one survives a look at another.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange, className, ...rest }: TabsProps) {
  const [open, setOpen] = useUncontrolled({
    ...(value !== undefined && { value }),
    defaultValue: defaultValue ?? tabs[0]?.id ?? '',
    ...(onChange && { onChange }),
  })
  const openEnd = (event: KeyboardEvent) => {
    const end = event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : undefined
    if (end) setOpen(end.id)
  }
  return (
    <MantineTabs
      {...rest}
      className={classNames(classes.tabs, className) ?? ''}
      value={open}
      onChange={(id) => id !== null && setOpen(id)}
      unstyled
    >
      <MantineTabs.List aria-label={label} className={classes.list ?? ''}>
        {tabs.map((tab) => (
          <MantineTabs.Tab
            key={tab.id}
            value={tab.id}
            className={classes.tab ?? ''}
            aria-label={nameOfIconTab(tab)}
            onKeyDown={openEnd}
            leftSection={tab.icon}
          >
            {tab.title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </MantineTabs>
  )
}

function nameOfIconTab(tab: Tab): string | undefined {
  if (!tab.title && !tab.name)
    devWarning('Tabs', `tab '${tab.id}' shows an icon only and has no name`, 'error')
  return tab.name
}
