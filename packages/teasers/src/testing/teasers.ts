import { type StoryModule, storyBlocks } from '@leserkonto/ui/testing/story-blocks.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true })

/** All teasers that have stories, by the alphabet. */
export const teasers = storyBlocks(modules)
