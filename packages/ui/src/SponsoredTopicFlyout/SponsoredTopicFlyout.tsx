'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '../hooks/use-words.ts'
import { ModalFlyout, type ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'

export type SponsoredTopicFlyoutProps = Omit<ModalFlyoutProps, 'title' | 'children'>

/**
 * 'Was ist ein Sonderthema?': explains the label of a content header.
 * Source: docs/spec/presentation.md#sponsored-topics.
 */
export const SponsoredTopicFlyout = (props: SponsoredTopicFlyoutProps) => (
  <ModalFlyout {...props} title={useWords('contentHeader', uiTexts.contentHeader).explain}>
    {useWords('sponsoredTopic', uiTexts.sponsoredTopic).paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </ModalFlyout>
)
