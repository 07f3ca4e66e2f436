import { sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Textarea } from '@leserkonto/ui/Textarea'
import { type ChangeEvent, useRef, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../../shell/form/use-form.ts'
import { ProblemBox } from '../../../shell/ProblemBox.tsx'
import { Section } from '../../../shell/Section.tsx'
import { useSharedChange } from '../use-shared-change.ts'
import { BulkResults } from './BulkResults.tsx'
import type { BulkRow } from './bulk-invite.ts'
import { bulkRows } from './bulk-rows.ts'
import { readList } from './read-list.ts'

/** Invites a list; lines that failed stay in the field. `full`: nobody can be invited, but the results stay. */
export function BulkInvite({ full }: { full: boolean }) {
  const { page } = useAccount()
  const changed = useSharedChange()
  const [results, setResults] = useState<readonly BulkRow[]>([])
  const [unreadable, setUnreadable] = useState(false)
  const failed = results.filter(({ ok }) => !ok)
  const form = useForm({
    initial: { emails: '' },
    input: ({ emails }) => ({ edition: page.edition.shortcut, emails: bulkRows(emails), before: results }),
    load: async () => {
      const { bulkInvite } = await import('./bulk-invite.ts')
      return { ...bulkInvite, submit: (...given) => bulkInvite.submit(...given).finally(changed) }
    },
    onDone: (rows) => {
      setResults(rows)
      form.restart({ emails: rows.flatMap(({ ok, email }) => (ok ? [] : [email])).join('\n') })
    },
  })
  const take = async (file: File) => {
    const emails = await readList(file)
    setUnreadable(emails === undefined)
    if (emails !== undefined) form.restart({ emails })
  }
  if (full && results.length === 0) return null
  return (
    <Section title={sharedOwnerTexts.bulk.title}>
      <BulkInviteForm form={form} again={failed.length > 0} unreadable={unreadable} onFile={take} />
      {results.length > 0 && <BulkResults rows={results} />}
    </Section>
  )
}

/** What the form holds: one address per line. */
export type BulkValues = { emails: string }

type BulkInviteFormProps = {
  form: Form<BulkValues>
  /** The lines in the field failed before. */
  again: boolean
  /** The chosen file is not a list. */
  unreadable: boolean
  onFile: (file: File) => void
}

const lines = 8

/** A list of addresses, pasted or from a file. */
export function BulkInviteForm({ form, again, unreadable, onFile }: BulkInviteFormProps) {
  const texts = sharedOwnerTexts.bulk
  const file = useRef<HTMLInputElement>(null)
  const count = bulkRows(form.values.emails).length
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // Emptied, so that the same file can be chosen again after a correction.
    currentTarget.value = ''
    if (chosen) onFile(chosen)
  }
  return (
    <OperationForm
      form={form}
      submit={again ? texts.retry : texts.submit}
      submitSize="medium"
      more={
        <>
          <Button variant="secondary" onClick={() => file.current?.click()}>
            {texts.file}
          </Button>
          <input ref={file} type="file" accept=".txt,.csv,text/plain,text/csv" hidden onChange={choose} />
        </>
      }
    >
      {unreadable && (
        <ProblemBox>
          <p>{texts.fileUnreadable}</p>
        </ProblemBox>
      )}
      <p>{texts.text}</p>
      <Textarea
        {...form.text('emails')}
        label={texts.field}
        rows={lines}
        spellCheck={false}
        autoComplete="off"
        helperText={texts.rows(count)}
        required
      />
    </OperationForm>
  )
}
