import type { ComponentType } from 'react'
import type { IslandName, IslandProps } from './islands/island-components.ts'

type Props<Name extends IslandName> = {
  /** As the table of islands has it, which the browser reads. */
  name: Name
  /**
   * When: at the first touch, hover or focus, or as soon as it is seen, for what is of no use before. An address that
   * points into it wakes either. @default 'touched'
   */
  when?: 'touched' | 'seen'
  /** The component of that name; what it draws on the server works and reads well without the script. */
  component: ComponentType<IslandProps<Name>>
  /** What it is given here, for the browser to give again. */
  props: IslandProps<Name>
}

/** A part of the page that comes to life in the browser; all around it stays markup. */
export const Island = <Name extends IslandName>({ name, when, component, props }: Props<Name>) => (
  <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
    {drawn(component, props)}
  </div>
)

const drawn = <Given extends object>(Component: ComponentType<Given>, props: Given) => (
  <Component {...props} />
)
