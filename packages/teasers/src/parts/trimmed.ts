/** A text of the data without the blanks around it; '' for what is no text. */
export const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '')
