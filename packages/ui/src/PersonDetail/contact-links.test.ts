import { expect, test } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

test.each([
  ['anna@az.example.test', 'mailto:anna@az.example.test'],
  [' MAILTO:anna@az.example.test ', 'mailto:anna@az.example.test'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the mail %j leads to %j', (mail, link) => {
  expect(mailLink(mail)).toBe(link)
})

test.each([
  ['06131 / 12-34', 'tel:061311234'],
  ['+49 (0) 6131 1234', 'tel:+4961311234'],
  ['tel:+4961311234', 'tel:+4961311234'],
  ['auf Anfrage', undefined],
  [null, undefined],
])('the phone %j leads to %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
