import { newsletterTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { DeadLink } from './DeadLink.tsx'
import type { NewsletterCatalogue, NewsletterReader } from './newsletter-data.ts'
import { RequestEditLink } from './RequestEditLink.tsx'

/** What the reader's newsletters are loaded with: the token of a mail link or, without one, the session. */
export const readerInput = (userId: string, token: string | undefined) => ({
  user_id: userId,
  ...(token && { newsletter_token: token }),
})

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
  const reader = trpc.newsletter.user.useQuery(readerInput(userId, token))
  const list = trpc.newsletter.list.useQuery({ edition: page.edition.shortcut })
  const both = {
    trpc: (reader.error ? reader : list).trpc,
    data: reader.data && list.data && { reader: reader.data, catalogue: list.data },
    error: reader.error ?? list.error,
    isFetching: reader.isFetching || list.isFetching,
    refetch: () => Promise.all([reader.refetch(), list.refetch()]),
  }
  return (
    <LoadedPage query={both}>
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
