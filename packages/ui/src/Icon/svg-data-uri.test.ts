import { describe, expect, test } from 'vitest'
import { isSvgDataUri } from './svg-data-uri.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

describe('icon sources', () => {
  test.each([
    ['plain', `data:image/svg+xml,${svg}`],
    ['percent-encoded', `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['with a charset', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`],
    ['base64', `data:image/svg+xml;base64,${btoa(svg)}`],
    ['base64 with a charset', `data:image/svg+xml;charset=utf-8;base64,${btoa(svg)}`],
    ['an XML prolog', `data:image/svg+xml,<?xml version="1.0" encoding="utf-8"?>\n<!-- Haus -->\n${svg}`],
    [
      'a prolog with a doctype in base64',
      `data:image/svg+xml;base64,${btoa(`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${svg}`)}`,
    ],
    ['a lone per cent sign inside', `data:image/svg+xml,${svg.replace('M0', '100% M0')}`],
  ])('an SVG as a data URI is an icon: %s', (_, source) => {
    expect(isSvgDataUri(source)).toBe(true)
  })

  test.each([
    ['another image', 'data:image/png;base64,iVBORw0KGgo='],
    ['a document', `data:text/html,${svg}`],
    ['an address', 'https://example.test/icon.svg'],
    ['a script', 'javascript:alert(1)'],
    ['no body', 'data:image/svg+xml,'],
    ['a body that is no SVG', 'data:image/svg+xml,hello'],
    ['base64 of no SVG', `data:image/svg+xml;base64,${btoa('hello')}`],
    ['broken base64', 'data:image/svg+xml;base64,***'],
    ['a prolog before something else', 'data:image/svg+xml,<?xml version="1.0"?><html></html>'],
    ['an unclosed SVG', 'data:image/svg+xml,<svg>'],
    ['nothing', ''],
  ])('%s is none', (_, source) => {
    expect(isSvgDataUri(source)).toBe(false)
  })
})
