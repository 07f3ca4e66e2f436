import { type StoryModule, storyBlocks } from '../testing/story-blocks.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true })

/** All blocks that have stories, by the alphabet; a block without stories is found by the list of the seed. */
export const blocks = storyBlocks(modules)
