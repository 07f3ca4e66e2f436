import { chooseText, fieldLabels, salutations } from '@leserkonto/texts'
import { Select, type SelectProps } from '@leserkonto/ui/Select'

type Gender = 'male' | 'female' | 'divers' | null

/** The salutation. Nothing is chosen beforehand: each reader says it, or says that they would rather not. */
export const SalutationField = (field: Pick<SelectProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>) => (
  <Select {...field} label={fieldLabels.gender} options={salutations} placeholder={chooseText} required />
)

/** What travels for a choice: 'keine Angabe' as null. The cast: no choice yet is undefined, which the schema refuses. */
export const genderOf = (chosen: string): Gender => (chosen === 'none' ? null : chosen || undefined) as Gender

/** The choice that stands for a stored salutation. A reader who never told one has a username neither. */
export const choiceOf = (gender: Gender, toldBefore: boolean): string => gender ?? (toldBefore ? 'none' : '')
