// What programs put into a list besides its addresses, and what they put between the parts of one.
import { readEntities } from '@leserkonto/rules'

/** A list as it was written: signs of HTML and of keyboards of other scripts are ASCII's, broken addresses are whole. */
export function asList(text: string): string {
  const plain = readEntities(text)
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/[\uff01-\uff5e﹫]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[、،]/g, ',')
    .replaceAll('؛', ';')
    .replace(/[〈《]/g, '<')
    .replace(/[〉》]/g, '>')
    .replace(hyperlink, (_, address: string, shown = '') =>
      shown.includes('@') ? address : `${shown} <${address}>`,
    )
  return withWholeAddresses(plain).replace(mailHead, '')
}

/** A link of a spreadsheet, as its formula; doubled quotes in a quoted column. */
const hyperlink = /=HYPERLINK\(\s*"{1,2}(?:mailto:)?([^"]*)"{1,2}\s*(?:[;,]\s*"{1,2}([^"]*)"{1,2}\s*)?\)/gi

const mailHead = /^(?:gesendet|sent|datum|date|betreff|subject|anlagen?|attachments?|wichtigkeit)\s*:.*$/gim

/** Each finds what cannot be but a part of the address beside it. */
const joints: readonly [RegExp, string][] = [
  // On two lines: around the @, before a dot, behind a hyphen, in a domain that has no dot yet.
  [/\n[ \t]*(?=[@.]\w)/g, ''],
  [/@\n[ \t]*(?=\w)/g, '@'],
  [/(@[\w.-]*-)\n(?=\w)/g, '$1'],
  [/(@[\w-]+\.?)\n(?=[\w-]*\.?[a-z]{2,}[ \t]*(?:[>,;\n]|$))(?![^\n]*@)/g, '$1'],
  [/^([a-z][\w.+-]*[._-])\n(?=[\w.+-]+@)/gm, '$1'],
  // Blanks at the @, and before a dot.
  [/([\w-])[ \t]+@[ \t]*(?=[\w-]+\s*\.)/g, '$1@'],
  [/([\w-])@[ \t]+(?=[\w-]+\s*\.)/g, '$1@'],
  [/([\w-])[ \t]+\.[ \t]*(?=[\w.+-]+@)/g, '$1.'],
  [/([\w-])[ \t]*([_+])[ \t]*(?=[\w.+-]+@)/g, '$1$2'],
  [/(@[\w-]+)[ \t]+\.[ \t]*(?=[a-z]{2,}(?![\w-]))/g, '$1.'],
  // Two addresses.
  [/(@[\w.-]+\.[a-z]{2,})\s*\/\s*(?=[^\s@/]+@)/gi, '$1, '],
]

const withWholeAddresses = (text: string): string =>
  joints.reduce((list, [parts, whole]) => list.replace(parts, whole), text)

/**
 * An entry that begins like an address with a blank in it, and perhaps is none: `otto. linde@x.test`. Whose the part behind the
 * blank is, nobody knows.
 */
export const isCut = (entry: string): boolean => /^\s*<?[a-z][\w+-]*\.[ \t]+[\w.+-]+@/.test(entry)
