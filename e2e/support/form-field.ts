import type { Locator } from '@playwright/test'

/** The field of a form by its label, with or without the star of a required one; not the button that shows a password. */
export const formField = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}\\W*$`))
