import { sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Textarea } from '@leserkonto/ui/Textarea'
import { type ChangeEvent, useRef } from 'react'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import type { Form } from '../../../shell/form/use-form.ts'
import { ProblemBox } from '../../../shell/ProblemBox.tsx'
import { bulkRows } from './bulk-rows.ts'

/** What the form holds: one address per line. */
export type BulkValues = { emails: string }

type BulkInviteProps = {
  form: Form<BulkValues>
  /** What stands in the field did not work before. */
  again: boolean
  /** The chosen file is no list. */
  unreadable: boolean
  onFile: (file: File) => void
}

const lines = 8

/** A list of addresses, pasted or out of a file. */
export function BulkInvite({ form, again, unreadable, onFile }: BulkInviteProps) {
  const texts = sharedOwnerTexts.bulk
  const file = useRef<HTMLInputElement>(null)
  const count = bulkRows(form.values.emails).length
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // Emptied, so that the same file can be chosen again once it is mended.
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
