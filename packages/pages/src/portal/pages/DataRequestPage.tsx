import { addresses } from '@leserkonto/rules'
import { fieldLabels, dataRequestTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { Field, Problems } from '../form/Field.tsx'
import formClasses from '../form/Form.module.css'
import type { PortalView } from '../view.ts'
import classes from './TextPage.module.css'

type DataRequestPageProps = Extract<PortalView, { page: 'dataRequest' }>

/** The form by which an address without an account asks what is stored of it; it needs no script. */
export function DataRequestPage({ values, errors, failure }: DataRequestPageProps) {
  const form = { values, errors }
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{texts.title}</Headline>
      <p>{texts.text}</p>
      <p>
        {linkedText(texts.account, (label) => (
          <Link href={addresses.ownData}>{label}</Link>
        ))}
      </p>
      <Problems form={form} failure={failure} />
      <form className={formClasses.form} method="post" action={addresses.dataRequest} noValidate>
        <Field
          form={form}
          name="email"
          label={fieldLabels.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" size="responsive">
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}
