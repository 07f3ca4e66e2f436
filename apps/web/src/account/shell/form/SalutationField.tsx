import { chooseText, fieldLabels, salutations } from '@leserkonto/texts'
import { Select, type SelectProps } from '@leserkonto/ui/Select'

type Gender = 'male' | 'female' | 'divers' | null

type SalutationFieldProps = Pick<SelectProps, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'required'>

/** The salutation, required by default. Nothing is preselected: readers choose one, or choose not to say. */
export const SalutationField = ({ required = true, ...field }: SalutationFieldProps) => (
  <Select
    {...field}
    label={fieldLabels.gender}
    options={salutations}
    placeholder={chooseText}
    required={required}
  />
)

/** The value to send for a choice: null for 'keine Angabe'. The cast: no choice is undefined, which the schema refuses. */
export const genderOf = (chosen: string): Gender => (chosen === 'none' ? null : chosen || undefined) as Gender

/** The choice for a stored salutation; null means 'none' only for readers who have chosen before. */
export const choiceOf = (gender: Gender, toldBefore: boolean): string => gender ?? (toldBefore ? 'none' : '')
