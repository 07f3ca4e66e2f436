import { profileTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Section } from '../../shell/Section.tsx'
import { ExportDialog } from './ExportDialog.tsx'

type Call = { busy: boolean; failure: Failure | undefined }

type DataExportProps = {
  download: Call & { run: () => void }
  /** The same with the password, once the service asks for it. */
  confirm: {
    busy: string | undefined
    failure: Failure | undefined
    run: (password: string) => Promise<void>
  }
  asks: boolean
  onClose: () => void
}

/** What is stored about the reader, and the way to end it all. */
export function DataExport({ download, confirm, asks, onClose }: DataExportProps) {
  const paths = usePaths()
  const texts = profileTexts.data
  return (
    <Section title={texts.title}>
      <FailureBox failure={download.failure} />
      <p>{texts.text}</p>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={download.run} loading={download.busy}>
          {texts.download}
        </Button>
        <Link className={actions.quiet} to={paths.profileDelete}>
          {texts.delete}
        </Link>
      </div>
      <ExportDialog open={asks} onClose={onClose} call={{ ...confirm, busy: confirm.busy !== undefined }} />
    </Section>
  )
}
