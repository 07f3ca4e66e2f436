import { sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Textarea } from '@leserkonto/ui/Textarea'
import { type ChangeEvent, useRef } from 'react'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import type { Form } from '../../shell/use-form.ts'
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
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
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
      <div className={actions.actions}>
        <Button type="submit" loading={form.busy}>
          {again ? texts.retry : texts.submit}
        </Button>
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {texts.file}
        </Button>
        <input ref={file} type="file" accept=".txt,.csv,text/plain,text/csv" hidden onChange={choose} />
      </div>
    </form>
  )
}
