import { newsletterTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { load } from '../../session/loads.ts'
import { usePaths } from '../../session/paths.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { DeadLink } from './DeadLink.tsx'
import type { NewsletterCatalogue, NewsletterReader } from './newsletter-data.ts'
import { RequestEditLink } from './RequestEditLink.tsx'

/** The reader's newsletters, loaded with the token of a mail link or, without one, with the session. */
export const readerLoad = (userId: string, token: string | undefined) =>
  load('newsletter.user', { user_id: userId, ...(token && { newsletter_token: token }) })

type LoadedReaderProps = {
  /** Id of the newsletter user behind a mail's link, or of the reader's account. */
  userId: string
  token: string | undefined
  children: (reader: NewsletterReader, catalogue: NewsletterCatalogue) => ReactNode
}

/** Loads the reader's newsletters and the catalogue; if a link does not work, the reader can request another one. */
export function LoadedReader({ userId, token, children }: LoadedReaderProps) {
  const { page } = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const reader = useQuery(readerLoad(userId, token))
  const list = useQuery(load('newsletter.list', { edition: page.edition.shortcut }))
  const both = {
    data: reader.data && list.data && { reader: reader.data, catalogue: list.data },
    error: reader.error ?? list.error,
    isFetching: reader.isFetching || list.isFetching,
    refetch: () => Promise.all([reader.refetch(), list.refetch()]),
  }
  return (
    <LoadedPage query={both} name="newsletter.user">
      {(loaded) =>
        token && loaded.reader.id === null ? (
          <RequestEditLink
            problem={<DeadLink hint={newsletterTexts.editLink.dead} />}
            onBack={() => navigate(paths.newsletter, { replace: true })}
          />
        ) : (
          children(loaded.reader, loaded.catalogue)
        )
      }
    </LoadedPage>
  )
}
