import type { ComponentType } from 'react'
import type { IslandName, IslandProps } from './island-components.ts'

type Props<Name extends IslandName> = {
  /** Its name in the table of islands, by which the browser finds its code. */
  name: Name
  /**
   * When its code is loaded. `touched`: at the first touch, hover or focus. `seen`: as soon as it is visible, for parts
   * that are of no use before. An address that points into it starts both kinds. @default 'touched'
   */
  when?: 'touched' | 'seen'
  /** The component of that name; its markup from the server is useful without the script. */
  component: ComponentType<IslandProps<Name>>
  /** Its props; the browser passes the same ones. */
  props: IslandProps<Name>
}

/** A part of the page that becomes interactive in the browser; everything around it stays plain markup. */
export const Island = <Name extends IslandName>({ name, when, component, props }: Props<Name>) => (
  <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
    {drawn(component, props)}
  </div>
)

const drawn = <Given extends object>(Component: ComponentType<Given>, props: Given) => (
  <Component {...props} />
)
