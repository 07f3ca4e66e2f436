import { addresses, otherPlan } from '@leserkonto/rules'
import { declarationTexts, fieldLabels } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Headline } from '@leserkonto/ui/Headline'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Choice, Field, type FormState, Problems } from '../form/Field.tsx'
import formClasses from '../form/Form.module.css'
import type { PortalView } from '../view.ts'
import classes from './TextPage.module.css'

type DeclarationPageProps = Extract<PortalView, { page: 'declaration' }>

const texts = declarationTexts

/**
 * The form by which a contract is cancelled or withdrawn from. It asks only for what the law allows such a form to ask for,
 * and needs no script. Source: § 312k (2), § 356a (2) BGB.
 */
export function DeclarationPage({ name, values, errors, failure, plans }: DeclarationPageProps) {
  const { title, text, submit } = texts[name]
  const form = { values, errors }
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{title}</Headline>
      <p>{text}</p>
      <Problems form={form} failure={failure} />
      {/* The service judges what was typed, in words of its own. */}
      <form className={formClasses.form} method="post" action={addresses[name]} noValidate>
        <RequiredNote />
        <Contract form={form} plans={plans} />
        {name === 'cancellation' ? <End form={form} /> : <Order form={form} />}
        <Who form={form} title={texts[name].person} />
        <Button type="submit" size="responsive">
          {submit}
        </Button>
      </form>
    </div>
  )
}

type PartProps = { form: FormState }

function Contract({ form, plans }: PartProps & { plans: readonly string[] }) {
  const typed = (label: string) => (
    <Field form={form} name="contract" label={label} hint={texts.contractHint} />
  )
  if (plans.length === 0) return typed(fieldLabels.contract)
  const listed = plans.map((plan) => ({ value: plan, label: titleOf(plan, plans) }))
  return (
    <>
      <Choice
        form={form}
        name="plan"
        label={texts.plans}
        options={[...listed, { value: otherPlan, label: texts.otherPlan }]}
        className={formClasses.list}
      />
      <div className={formClasses.other}>{typed(texts.otherContract)}</div>
    </>
  )
}

/** Without the number in brackets, by which the publisher finds the contract, unless only that tells it from another one. */
function titleOf(plan: string, plans: readonly string[]): string {
  const title = (one: string) => one.replace(/ \([^()]*\)$/, '')
  return plans.filter((one) => title(one) === title(plan)).length > 1 ? plan : title(plan)
}

const End = ({ form }: PartProps) => (
  <>
    <Choice
      form={form}
      name="kind"
      className={formClasses.end}
      label={fieldLabels.kind}
      options={[
        { value: 'ordinary', label: texts.kind.ordinary },
        { value: 'extraordinary', label: texts.kind.extraordinary },
      ]}
    />
    <div className={formClasses.reason}>
      <Field form={form} name="reason" label={texts.reason} hint={texts.reasonHint} lines={4} />
    </div>
    <Field form={form} name="end_date" label={texts.endDate} hint={texts.endDateHint} />
  </>
)

const Order = ({ form }: PartProps) => (
  <Field form={form} name="order_date" label={texts.orderDate} hint={texts.orderDateHint} />
)

const Who = ({ form, title }: PartProps & { title: string }) => (
  <>
    <h2>{title}</h2>
    <Field form={form} name="given_name" label={fieldLabels.given_name} autoComplete="given-name" required />
    <Field
      form={form}
      name="family_name"
      label={fieldLabels.family_name}
      hint={texts.familyNameHint}
      autoComplete="family-name"
    />
    <Field
      form={form}
      name="email"
      label={fieldLabels.email}
      hint={texts.emailHint}
      type="email"
      autoComplete="email"
      required
    />
    <Field form={form} name="gp_number" label={fieldLabels.gp_number} hint={texts.customerHint} />
    <Field form={form} name="street" label={fieldLabels.street} />
    <Field form={form} name="housenumber" label={fieldLabels.housenumber} />
    <Field form={form} name="postcode" label={fieldLabels.postcode} autoComplete="postal-code" />
    <Field form={form} name="city" label={fieldLabels.city} autoComplete="address-level2" />
  </>
)
