import { profileTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { type Failure, failureOf } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { exportAfterLogin } from './export-after-login.ts'

type DataExportBlockProps = { user: { email: string; has_password: boolean } }

/** Downloads everything stored about the reader; if the login is not recent, it asks for the password or a code. */
export function DataExportBlock({ user }: DataExportBlockProps) {
  const account = useAccount()
  const [asks, setAsks] = useState(false)
  const save = (file: object) => {
    setAsks(false)
    saveFile(profileTexts.data.fileName, JSON.stringify(file, null, 2), 'application/json')
    account.notices.show({ type: 'success', message: profileTexts.data.downloaded })
  }
  const download = useChange({
    name: 'profile.export',
    call: (api) =>
      api.profile.export.query({}).catch((error: unknown) => {
        if (failureOf(error).code === 'REAUTHENTICATION_REQUIRED') return undefined
        throw error
      }),
    onDone: (file) => (file ? save(file) : setAsks(true)),
  })
  const confirm = useChange({
    name: 'profile.export',
    call: (_, password: string) => exportAfterLogin(account, { email: user.email, password }),
    onDone: save,
  })
  return (
    <DataExport
      download={download}
      confirm={confirm}
      asks={asks}
      hasPassword={user.has_password}
      onProven={() => {
        setAsks(false)
        download.run()
      }}
      onClose={() => {
        confirm.forget()
        setAsks(false)
      }}
    />
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
  download: Call & { run: () => void }
  /** The same with the password, if the service asks for it. */
  confirm: Call & { run: (password: string) => Promise<void> }
  asks: boolean
  hasPassword: boolean
  /** A code has made the login fresh. */
  onProven: () => void
  onClose: () => void
}

/** The export of all stored data. */
export function DataExport({ download, confirm, asks, ...dialog }: DataExportProps) {
  const texts = profileTexts.data
  return (
    <Section title={texts.title}>
      <FailureBox failure={download.failure} />
      <p>{texts.text}</p>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={download.run} loading={download.busy}>
          {texts.download}
        </Button>
      </div>
      <ExportDialog open={asks} call={confirm} {...dialog} />
    </Section>
  )
}
