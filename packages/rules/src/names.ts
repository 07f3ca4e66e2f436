// Letters of any script with their combining marks; a blank between words and an apostrophe are letters'
// company here ("Anna Maria", "O'Neill"). Source: docs/spec/account.md#names.
const person = /^[\p{L}\p{M}.\-& '’]+$/u
const company = /^[\p{L}\p{M}\p{Nd}.,\-&/ '’]+$/u
const user = /^[\p{L}\p{M}.,\-_&]+$/u

/** First or last name: letters and `. - &`. */
export const isPersonName = (name: string): boolean => person.test(name)

/** Company name: letters, digits and `. , - & /`. */
export const isCompanyName = (name: string): boolean => company.test(name)

/** Username: letters and `. , - _ &`, no blanks, no digits. */
export const isUsername = (name: string): boolean => user.test(name)

/** Length as the limits count it: code points, not UTF-16 units. */
export const codePoints = (text: string): number => [...text].length
