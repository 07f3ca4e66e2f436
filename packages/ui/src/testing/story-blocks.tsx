import type { ComponentType, ReactElement, ReactNode } from 'react'
import { inEdition } from './in-edition.tsx'

type Props = Record<string, unknown>
type Context = { args: Props; globals: Props; parameters: Props }
type Decorator = (Story: ComponentType, context: Context) => ReactNode
type StoryObject = {
  args?: Props
  render?: (args: Props, context: Context) => ReactNode
  decorators?: Decorator[]
}
type Meta = StoryObject & {
  component: ComponentType<Props>
  parameters?: { docs?: { description?: { component?: string } } }
}
/** The stories of one block, as its file exports them. */
export type StoryModule = { default: Meta } & Record<string, StoryObject>

/** One block as its stories show it. */
export type Block = {
  /** Folder, and the path it is imported by. */
  readonly name: string
  readonly component: ComponentType<Props>
  /** What its page in the catalogue says of it; '' when it says nothing. */
  readonly rule: string
  /** Props of the first story, which are valid. */
  readonly args: Props
  /** Each state, as a page would hold it. */
  readonly stories: readonly { readonly name: string; readonly element: ReactElement }[]
}

/** One state with its decorators around it, the story's own innermost. */
function elementOf({ default: meta }: StoryModule, story: StoryObject): ReactElement {
  const args = { ...meta.args, ...story.args }
  const context = { args, globals: {}, parameters: {} }
  const Component = meta.component
  const render = story.render ?? meta.render
  const drawn: ComponentType = () => (render ? render(args, context) : <Component {...args} />)
  const around = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Story = around.reduce<ComponentType>((inner, decorate) => () => decorate(inner, context), drawn)
  return inEdition(<Story />)
}

/** The blocks of story files by their paths; each is named by the folder its file lies in. */
export const storyBlocks = (modules: Readonly<Record<string, StoryModule>>): readonly Block[] =>
  Object.entries(modules).map(([path, module]) => {
    const { default: meta, ...stories } = module
    const [first] = Object.values(stories)
    return {
      name: path.split('/').at(-2) ?? '',
      component: meta.component,
      rule: meta.parameters?.docs?.description?.component ?? '',
      args: { ...meta.args, ...first?.args },
      stories: Object.entries(stories).map(([name, story]) => ({ name, element: elementOf(module, story) })),
    }
  })
