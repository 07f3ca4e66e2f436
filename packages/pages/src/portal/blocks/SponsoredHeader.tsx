import { ContentHeader } from '@leserkonto/ui/ContentHeader'
import type { ImageAddress } from '@leserkonto/ui/parts/image-sources'
import { SponsoredTopicFlyout } from '@leserkonto/ui/SponsoredTopicFlyout'
import { useState } from 'react'

export type SponsoredHeaderProps = { title: string; description: string; images: ImageAddress | null }

/** Head of an article that somebody paid for; its label explains that. */
export function SponsoredHeader({ title, description, images }: SponsoredHeaderProps) {
  const [isExplained, setExplained] = useState(false)
  return (
    <>
      <ContentHeader
        type={images ? 'overlapping' : 'simple'}
        title={title}
        description={description}
        images={images ?? undefined}
        sponsored
        advertisement
        onExplain={() => setExplained(true)}
      />
      <SponsoredTopicFlyout open={isExplained} onClose={() => setExplained(false)} />
    </>
  )
}
