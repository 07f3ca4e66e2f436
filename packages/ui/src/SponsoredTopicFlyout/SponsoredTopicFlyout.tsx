import { uiTexts } from '@leserkonto/texts'
import { ModalFlyout, type ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'

export type SponsoredTopicFlyoutProps = Omit<ModalFlyoutProps, 'title' | 'children'>

/** 'Was ist ein Sonderthema?': explains the label of a content header. Source: seed presentation §1. */
export const SponsoredTopicFlyout = (props: SponsoredTopicFlyoutProps) => (
  <ModalFlyout {...props} title={uiTexts.contentHeader.explain}>
    {uiTexts.sponsoredTopic.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </ModalFlyout>
)
