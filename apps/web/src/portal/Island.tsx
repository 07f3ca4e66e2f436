import type { ReactNode } from 'react'

type IslandProps = {
  /** File under islands/ that brings it to life. */
  name: string
  /** When: as soon as it is seen, at the first touch or focus, or when the address names its id. */
  on: 'visible' | 'interaction'
  /** What its component was given, for the browser to give again. */
  props: object
  /** The component as the server writes it; works and reads well without the script. */
  children: ReactNode
}

/** A part of the page that comes to life in the browser; all around it stays markup. */
export const Island = ({ name, on, props, children }: IslandProps) => (
  <div data-island={name} data-on={on} data-props={JSON.stringify(props)}>
    {children}
  </div>
)
