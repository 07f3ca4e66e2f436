// Letters of any script with their combining marks; a blank between words, an apostrophe, a dot between letters and the
// joiners that reading leaves are letters' company here ("Anna Maria", "O’Neill", "Gal·la").
// Source: docs/spec/account.md#names.
const person = /^(?:[\p{L}\p{M}\p{Join_C}.\-& '’]|[·・](?=\p{L}))+$/u
const company = /^(?:[\p{L}\p{M}\p{Join_C}\p{Nd}.,\-&/ '’]|[·・](?=\p{L}))+$/u
const user = /^(?:[\p{L}\p{M}\p{Join_C}.,\-_&]|[·・](?=\p{L}))+$/u

/** First or last name: letters and `. - &`. */
export const isPersonName = (name: string): boolean => person.test(name)

/** Company name: letters, digits and `. , - & /`. */
export const isCompanyName = (name: string): boolean => company.test(name)

/** Username: letters and `. , - _ &`, no blanks, no digits. */
export const isUsername = (name: string): boolean => user.test(name)

/** Length as the limits count it: code points, not UTF-16 units. */
export const codePoints = (text: string): number => [...text].length
