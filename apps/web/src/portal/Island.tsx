import type { ReactNode } from 'react'

type IslandProps = {
  /** File under islands/ that brings it to life. */
  name: string
  /** What its component was given, for the browser to give again. */
  props: object
  /** The component as the server writes it; works and reads well without the script. */
  children: ReactNode
}

/** A part of the page that comes to life at the first touch, hover or focus; all around it stays markup. */
export const Island = ({ name, props, children }: IslandProps) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {children}
  </div>
)
