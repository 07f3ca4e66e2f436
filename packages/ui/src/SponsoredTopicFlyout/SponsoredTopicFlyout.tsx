import { uiTexts } from '@leserkonto/texts'
import { ModalFlyout, type ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'

export type SponsoredTopicFlyoutProps = Omit<ModalFlyoutProps, 'title' | 'children'>

/**
 * 'Was ist ein Sonderthema?': explains the label of a content header.
 * Source: docs/spec/presentation.md#sponsored-topics.
 */
export const SponsoredTopicFlyout = (props: SponsoredTopicFlyoutProps) => (
  <ModalFlyout {...props} title={uiTexts.contentHeader.explain}>
    {uiTexts.sponsoredTopic.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </ModalFlyout>
)
