import { type StoryModule, storyBlocks } from './story-blocks.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true })

/** All blocks that have stories, by the alphabet; one without any is found by docs/spec/blocks.md. */
export const blocks = storyBlocks(modules)
