import { settingTexts } from '@leserkonto/texts'
import { Section } from '../../shell/Section.tsx'
import { WishesState } from './WishesState.tsx'

/** Wishes for a time when push messages are sent; none is yet, and the text says so. */
export const PushWishes = () => (
  <Section title={settingTexts.push.title}>
    <p>{settingTexts.push.text}</p>
    <WishesState kind="push" legend={settingTexts.push.legend} names={settingTexts.push.names} />
  </Section>
)
