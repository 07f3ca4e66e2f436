import { describe, expect, test } from 'vitest'
import { lineOf, listEntries } from './list-entries.ts'

const [a, b, c] = ['a@x.test', 'b@x.test', 'jörg@müller.test']
const emailsIn = (list: string) => listEntries(list).map(({ email }) => email)

test.each([
  ['lines', `${a}\r\n\n${b}\r${c}\n`, [a, b, c]],
  ['semicolons', `${a}; ${b};${c};`, [a, b, c]],
  ['commas', `${a}, ${b},${c}`, [a, b, c]],
  ['tabs', `${a}\t${b}\t\t${c}`, [a, b, c]],
  ['bars', `${a}|${b} | ${c}`, [a, b, c]],
  ['spaces', `${a} ${b}`, [a, b]],
  ['the separator of an address book', `${a} ::: ${b}`, [a, b]],
  ['several kinds at once', `${a}; ${b}\n${c}`, [a, b, c]],
  ['columns of a spreadsheet', `Anna\tMuster\t${a}\t0123\nBen Muster\t${b}`, [a, b]],
  ['columns under their heads', `Name;E-Mail\nAnna;${a}\nBen;${b}`, [a, b]],
  ['one column under its head', `E-Mail-Adresse\n${a}\n${b}`, [a, b]],
  ['a column under any other head', `E_Mail (geschäftlich)\n${a}`, [a]],
  ['a file with its separator', `sep=;\nName;E-Mail\nAnna;${a}`, [a]],
  ['links', `mailto:${a}\nDisplay Name <mailto:${b}>\n[mailto:${c}]`, [a, b, c]],
  ['brackets', `(${a}), <${b}> „${c}“`, [a, b, c]],
  ['sentences', `Bitte an ${a}.\nAuch ${b}!\n'${c}'`, [a, b, c]],
  ['signs that nobody sees', `${a}, \u200b${b}\n\ufeff${c}\u202c`, [a, b, c]],
  ['columns with line breaks in them', `"Notiz\nin zwei Zeilen";"${a}"\n"sagt ""ja"";";"${b}"`, [a, b]],
  ['an address and its link', `${a} <mailto:${a}>`, [a]],
  ['a card', `BEGIN:VCARD\nEMAIL;TYPE=INTERNET:${a}\nitem1.EMAIL:${b}\nEND:VCARD`, [a, b]],
  ['HTML', `&lt;${a}&gt;; Ben &lt;${b}&gt;`, [a, b]],
  ['full-width signs', 'a＠x．test；b＠x．test、c@x.test', [a, b, 'c@x.test']],
  ['signs of an Arabic keyboard', `${a}، ${b}؛${c}`, [a, b, c]],
  ['pairs', `${a}/${b}`, [a, b]],
  ['a mail', `Von: Ben <${b}>\nGesendet: Montag, 2. März 2026 10:11\nAn: ${a}\nBetreff: Hallo`, [b, a]],
  [
    'broken lines',
    'an.na@\nx.test\nanna\n@x.test\nbe.\nn@x.test\nc@x\n.test\nd@x-\ny.test\ne@haus\nbau.test',
    ['an.na@x.test', 'anna@x.test', 'be.n@x.test', 'c@x.test', 'd@x-y.test', 'e@hausbau.test'],
  ],
  [
    'blanks in addresses',
    'otto . linde@x.test\notto _ linde@x.test; ben @ x.test\ncarl@x . test',
    ['otto.linde@x.test', 'otto_linde@x.test', 'ben@x.test', 'carl@x.test'],
  ],
  ['lines after sentences', `Schreibt an ${a}.\n${b}`, [a, b]],
  ['nothing', ' \n\t\n', []],
])('a list in %s', (_, list, addresses) => {
  expect(emailsIn(list)).toEqual(addresses)
})

test.each([
  [
    'a line without an address',
    `${a}\nFehler Zwei;fehler.zwei(at)x.test\n${b}`,
    [a, 'Fehler Zwei fehler.zwei(at)x.test', b],
  ],
  ['an address without its @ among others', `${a}; b.x.test; ${c}`, [a, 'b.x.test', c]],
  ['a first line that is no head', `max.gmail.test\n${a}`, ['max.gmail.test', a]],
  ['a first line with an @', `max@ gmail\n${a}`, ['max@ gmail', a]],
  ['what may be cut off', `otto. linde@x.test\n${a}`, ['otto. linde@x.test', a]],
  ['a head with nothing below', 'Name;E-Mail', ['Name E-Mail']],
  ['somebody without an address', `Name;E-Mail\nAnna;${a}\nBen;`, [a, 'Ben']],
  ['a card without an address', 'BEGIN:VCARD\nFN:Ben Muster\nEND:VCARD', ['Ben Muster']],
  ['separators alone', ';;', [';;']],
])('%s stays visible', (_, list, addresses) => {
  expect(emailsIn(list)).toEqual(addresses)
})

describe('the name beside an address is found', () => {
  const namesIn = (list: string) =>
    listEntries(list).map(({ email, given_name, family_name }) => [email, given_name, family_name])

  test.each([
    ['before it', `Anna Muster <${a}>`],
    ['with a title', `Frau Anna Muster ${a}`],
    ['turned round', `"Muster, Anna" <${a}>`],
    ['turned round without quotes', `Muster, Anna <${a}>`],
    ['turned round in a column', `Muster, Anna;${a}`],
    ['behind it', `${a} (Anna Muster)`],
    ['with a remark', `Muster, Anna (Vertrieb) <${a}>`],
    ['with a remark in square brackets', `Anna Muster [extern] <${a}>`],
    ['in single quotes', `'Muster, Anna' <${a}>`],
    ['in German quotes', `„Muster, Anna“ <${a}>`],
    ['in doubled quotes', `""Muster, Anna"" <${a}>`],
    ['in quotes in quotes', `"'Muster, Anna'" <${a}>`],
    ['before a colon', `Anna Muster: ${a}`],
    ['before a dash', `• Anna Muster – ${a}`],
    ['of HTML', `&quot;Muster, Anna&quot; &lt;${a}&gt;`],
    ['under Name and Vorname', `Name;Vorname;E-Mail\nMuster;Anna;${a}`],
    ['under Name and Vorname, twice', `Vorname;Name;E-Mail\nAnna;Anna Muster;${a}`],
    ['in a column of its own', `Anna Muster;${a};0123 456`],
    ['in a column behind', `${a}\tAnna Muster`],
    ['in two columns', `7,Anna,Muster,${a}`],
    ['beside a company', `Anna;Muster;Muster GmbH;${a}`],
    ['in a numbered list', `1. Anna Muster <${a}>`],
    ['in a head of a mail', `An: "Muster, Anna" <${a}>`],
    ['in Gmail’s file', `Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value\n,Anna,Muster,* ,${a}`],
    [
      'in Gmail’s newer file',
      `First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nAnna,,Muster,,${a}`,
    ],
    [
      'in Outlook’s file',
      `"Anrede","Vorname","Nachname","Firma","E-Mail-Adresse","E-Mail: Angezeigter Name"\n"Frau","Anna","Muster","X, Y","${a}","Anna Muster (${a})"`,
    ],
    ['in Outlook’s English file', `Title,First Name,Last Name,E-mail Address\n,Anna,Muster,${a}`],
    ['in Thunderbird’s file', `Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse\nAnna,Muster,Chefin,${a}`],
    ['in Thunderbird’s English file', `First Name,Last Name,Display Name,Primary Email\n,,Anna Muster,${a}`],
    ['in a card', `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Muster;Anna;;;\r\nFN:Chefin\r\nEMAIL:${a}\r\nEND:VCARD`],
    ['in a card of its whole name', `BEGIN:VCARD\nFN:Anna Muster\nEMAIL;TYPE=work:${a}\nEND:VCARD`],
    ['in a spreadsheet’s link', `=HYPERLINK("mailto:${a}";"Anna Muster")`],
    ['in a quoted link', `"=HYPERLINK(""mailto:${a}"",""Anna Muster"")"`],
    ['beside a link', `Anna Muster;=HYPERLINK("mailto:${a}")`],
    ['in LDIF', `dn: cn=Anna,mail=${a}\nobjectclass: person\ngivenName: Anna\nsn: Muster\nmail: ${a}\n`],
  ])('%s', (_, list) => {
    expect(namesIn(list)).toEqual([[a, 'Anna', 'Muster']])
  })

  test.each([
    ['names above addresses', `Anna Muster\n${a}\n\nOtto Linde\n${b}`],
    ['names and offices above addresses', `Muster, Anna\nVertrieb\n${a}\nOtto Linde\nTel. 0123 456\n${b}`],
  ])('%s', (_, list) => {
    expect(namesIn(list)).toEqual([
      [a, 'Anna', 'Muster'],
      [b, 'Otto', 'Linde'],
    ])
  })

  test('a head above addresses is no name', () => {
    expect(namesIn(`Unsere Leser\n${a}\n${b}`)).toEqual([
      [a, null, null],
      [b, null, null],
    ])
  })

  test.each([
    [`Anna von der Heide <${a}>`, 'Anna', 'von der Heide'],
    [`Anna Maria Muster <${a}>`, 'Anna Maria', 'Muster'],
    [`O´Neill, Anna <${a}>`, 'Anna', 'O’Neill'],
    [`Anna <${a}>`, 'Anna', null],
    [`Vertrieb 2 <${a}>`, null, null],
    [
      `BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller;J=C3=B6rg\nEMAIL:${a}\nEND:VCARD`,
      'Jörg',
      'Müller',
    ],
    [`dn: x\nsn:: TcO8bGxlcg==\nmail: ${a}`, null, 'Müller'],
    [`4711 ${a}`, null, null],
    [`von der Heide, Anna <${a}>`, 'Anna', 'von der Heide'],
    ...[
      `bitte lade ${a}`,
      `Hallo ${a}`,
      `Danke, ${a}`,
      `Danke, Otto <${a}>`,
      `Hallo Zusammen <${a}>`,
      `und ${a} auch`,
      `Neue Adresse: ${a}`,
      `Köln ${a} Vertrieb`,
      `Viele Grüße, ${a}`,
      `bitte laden Sie Otto <${a}>`,
      `Muster GmbH <${a}>`,
      `Büro;${a}`,
      `SMTP:${a}`,
      `Arbeit: ${a}`,
    ].map((list) => [list, null, null] as const),
  ] as readonly (readonly [string, string | null, string | null])[])('%s', (list, given, family) => {
    expect(namesIn(list)).toEqual([[a, given, family]])
  })

  test('of each in a line of several', () => {
    expect(namesIn(`Muster, Anna <${a}>, Müller, Ben <${b}>; ${c}`)).toEqual([
      [a, 'Anna', 'Muster'],
      [b, 'Ben', 'Müller'],
      [c, null, null],
    ])
  })

  test.each([
    { email: a, given_name: 'Anna Maria', family_name: 'von der Heide' },
    { email: a, given_name: 'Anna Maria', family_name: null },
    { email: a, given_name: null, family_name: 'de la Cruz' },
    { email: a, given_name: null, family_name: null },
  ])('and read again from the line that stays in the field', (entry) => {
    expect(listEntries(`${lineOf(entry)}\n${b}`)[0]).toEqual(entry)
  })
})

test('a file that is no list takes no time', () => {
  for (const text of [...'x"@ \t.', ',"', ",'", 'x @', '<a', ',""', '\n'].map((signs) =>
    signs.repeat(60_000),
  ))
    expect(listEntries(text).length).toBeLessThan(200_001)
}, 20_000)
