import type { ReactNode } from 'react'

type IslandProps = {
  /** File under islands/ that brings it to life. */
  name: string
  /**
   * When: at the first touch, hover or focus, or as soon as it is seen, for what is of no use before. An address that
   * points into it wakes either. @default 'touched'
   */
  when?: 'touched' | 'seen'
  /** What its component was given, for the browser to give again. */
  props: object
  /** The component as the server writes it; works and reads well without the script. */
  children: ReactNode
}

/** A part of the page that comes to life in the browser; all around it stays markup. */
export const Island = ({ name, when, props, children }: IslandProps) => (
  <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
    {children}
  </div>
)
