import { settingTexts } from '@leserkonto/texts'
import { WishesState } from './WishesState.tsx'

/** What the reader wants to read about first. */
export const Topics = () => (
  <>
    <h3>{settingTexts.topics.title}</h3>
    <WishesState kind="topic" legend={settingTexts.topics.text} names={settingTexts.topics.names} />
  </>
)
