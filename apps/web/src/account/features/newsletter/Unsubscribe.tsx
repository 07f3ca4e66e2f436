import { inputLimits, unsubscribeReasons } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Select } from '@leserkonto/ui/Select'
import { Textarea } from '@leserkonto/ui/Textarea'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form, FormValues } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import classes from './NewsletterChoice.module.css'
import type { Newsletter } from './newsletter-data.ts'

type UnsubscribeProps = {
  form: Form<FormValues>
  lead: string
  /** The lists to choose from; undefined: the link says which. */
  lists: readonly Newsletter[] | undefined
}

/** What to leave, and why; the reason is the reader's own business. Codes: seed account §9. */
export function Unsubscribe({ form, lead, lists }: UnsubscribeProps) {
  const texts = newsletterTexts.unsubscribe
  const options = unsubscribeReasons.map((value) => ({ value, label: texts.reasons[value] }))
  return (
    <Page title={texts.title} lead={lead}>
      <OperationForm form={form} submit={texts.submit}>
        {lists && (
          <fieldset
            id={form.idOf('newsletters')}
            className={classes.group}
            aria-label={newsletterTexts.title}
            tabIndex={-1}
          >
            {lists.map(({ id, title }) => (
              <Checkbox key={id} {...form.box(id)} label={title} />
            ))}
          </fieldset>
        )}
        <Select
          {...form.text('reason')}
          label={texts.reason}
          options={options}
          placeholder={texts.reasonPlaceholder}
        />
        <Textarea
          {...form.text('reason_text')}
          label={texts.reasonText}
          maxLength={inputLimits.reasonTextChars}
        />
      </OperationForm>
    </Page>
  )
}
