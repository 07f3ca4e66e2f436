import { profileTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { type Failure, failureOf } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { type ExportedData, exportAfterLogin } from './export-after-login.ts'

// Only readers who want to read it need its words.
const ReadableData = lazyPart(async () => (await import('./ReadableData.tsx')).ReadableData)

type DataExportBlockProps = { user: { email: string; has_password: boolean } }
/** What the reader wants of the data: to read them, or the file. */
type Wish = 'page' | 'file'

/** Names of the newsletters that the data speak of, by their ids; those of a list that is not there are missing. */
function useNewsletterNames(data: ExportedData | undefined): Readonly<Record<string, string>> {
  const { newsletters = [], consents = [] } = data ?? {}
  const named = new Set([...newsletters, ...consents].map(({ edition }) => edition))
  const lists = trpc.useQueries((load) => [...named].map((edition) => load.newsletter.list({ edition })))
  const known = lists.flatMap((list) => list.data?.newsletters ?? [])
  return Object.fromEntries(known.map(({ id, title }) => [id, title]))
}

/** Shows everything stored about the reader, or downloads it; if the login is not recent, it asks for a proof. */
export function DataExportBlock({ user }: DataExportBlockProps) {
  const account = useAccount()
  const [asks, setAsks] = useState(false)
  const [wish, setWish] = useState<Wish>('page')
  const [data, setData] = useState<ExportedData>()
  const [shown, setShown] = useState(false)
  const newsletters = useNewsletterNames(data)
  const { client } = trpc.useUtils()
  const give = (loaded: ExportedData, wanted: Wish) => {
    setAsks(false)
    // Loaded once, it serves both wishes: each load counts.
    setData(loaded)
    if (wanted === 'page') return setShown(true)
    saveFile(profileTexts.data.fileName, JSON.stringify(loaded, null, 2), 'application/json')
    account.notices.show({ type: 'success', message: profileTexts.data.downloaded })
  }
  // Not a query: nothing keeps all data of a reader longer than this block.
  const loading = useChange(
    useMutation({
      mutationFn: (_wish: Wish) =>
        client.profile.export.query({}).catch((error: unknown) => {
          if (failureOf(error).code === 'REAUTHENTICATION_REQUIRED') return undefined
          throw error
        }),
      onSuccess: (loaded, wanted) => (loaded ? give(loaded, wanted) : setAsks(true)),
    }),
    { name: 'profile.export' },
  )
  const confirm = useChange(
    useMutation({
      mutationFn: (password: string) => exportAfterLogin(account, { email: user.email, password }),
      onSuccess: (loaded) => give(loaded, wish),
    }),
    { name: 'profile.export' },
  )
  const want = (wanted: Wish) => {
    setWish(wanted)
    return data ? give(data, wanted) : loading.run(wanted)
  }
  return (
    <>
      <DataExport
        load={{ ...loading, wish, run: want }}
        confirm={confirm}
        asks={asks}
        email={user.email}
        hasPassword={user.has_password}
        onProven={() => {
          setAsks(false)
          loading.run(wish)
        }}
        onClose={() => {
          confirm.forget()
          setAsks(false)
        }}
      />
      {shown && data && (
        <Suspense>
          <ReadableData data={data} editions={account.page.editionNames} newsletters={newsletters} />
        </Suspense>
      )}
    </>
  )
}

/** Saves a file with the browser's download. */
function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // In the next task the download has its own copy.
  setTimeout(() => URL.revokeObjectURL(url))
}

type Call = { busy: boolean; failure: Failure | undefined }

type DataExportProps = {
  load: Call & { wish: Wish; run: (wish: Wish) => void }
  /** The same with the password, if the service asks for it. */
  confirm: Call & { run: (password: string) => Promise<void> }
  asks: boolean
  email: string
  hasPassword: boolean
  /** A code has made the login fresh. */
  onProven: () => void
  onClose: () => void
}

/** The export of all stored data. */
export function DataExport({ load, confirm, asks, ...dialog }: DataExportProps) {
  const texts = profileTexts.data
  return (
    <Section title={texts.title}>
      <FailureBox failure={load.failure} />
      <p>{texts.text}</p>
      <div className={actions.actions}>
        <Button onClick={() => load.run('page')} loading={load.busy && load.wish === 'page'}>
          {texts.show}
        </Button>
        <Button
          variant="secondary"
          onClick={() => load.run('file')}
          loading={load.busy && load.wish === 'file'}
        >
          {texts.download}
        </Button>
      </div>
      <ExportDialog open={asks} call={confirm} {...dialog} />
    </Section>
  )
}
