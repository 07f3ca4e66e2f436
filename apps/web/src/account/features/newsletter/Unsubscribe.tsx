import { inputLimits, unsubscribeReasons } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Select } from '@leserkonto/ui/Select'
import { Textarea } from '@leserkonto/ui/Textarea'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import type { Form, FormValues } from '../../shell/use-form.ts'
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
      <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
        <FormSummary problems={form.problems} idOf={form.idOf} />
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
        <div className={actions.actions}>
          <Button type="submit" size="responsive" loading={form.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Page>
  )
}
