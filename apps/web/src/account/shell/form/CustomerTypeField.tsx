import { customerTypeTexts, fieldLabels } from '@leserkonto/texts'
import { Input, type InputProps } from '@leserkonto/ui/Input'
import { RadioGroup, type RadioGroupProps } from '@leserkonto/ui/RadioGroup'

const options = (['private', 'company'] as const).map((value) => ({ value, label: customerTypeTexts[value] }))

type CustomerTypeFieldProps = Pick<RadioGroupProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>

/** Private person or company. */
export const CustomerTypeField = (field: CustomerTypeFieldProps) => (
  <RadioGroup {...field} label={fieldLabels.customer_type} options={options} direction="horizontal" />
)

/** Name of the company, for customers of that type. */
export const CompanyNameField = (field: Pick<InputProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>) => (
  <Input {...field} label={fieldLabels.company_name} autoComplete="organization" required />
)
