'use client'

import { editionAccent, editionVariables, type Grounds, shadesOf } from '@leserkonto/rules'
import { type CSSVariablesResolver, createTheme, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useGroundsInForce } from './use-grounds-in-force.ts'

/** The part of an edition that colours its pages. */
export type EditionColours = {
  readonly theme: {
    /** Accent in the light scheme, six-digit hex. */
    readonly color: string
    /** Accent in the dark scheme, six-digit hex. */
    readonly colorDark: string
  }
}

export type EditionThemeProps = {
  /** Edition whose colour is the accent. Source: docs/spec/presentation.md#edition-colour. */
  edition: EditionColours
  /** Nonce of the content security policy for the one style element this writes. @default none */
  nonce?: string
  /** `auto` follows the reader's system. @default 'auto' */
  colourScheme?: 'auto' | 'light' | 'dark'
  children: ReactNode
}

/** The shade Mantine paints with in the light scheme, left as it is: another would rewrite every colour it has. */
const primaryShade = 6

const themeOf = ({ theme }: EditionColours, grounds: Grounds) =>
  createTheme({
    colors: { accent: shadesOf(editionAccent(theme, grounds).light, primaryShade) },
    primaryColor: 'accent',
    defaultRadius: 'var(--lk-radius)',
    fontFamily: 'var(--lk-font-sans)',
    headings: { fontFamily: 'var(--lk-font-serif)' },
    cursorType: 'pointer',
    respectReducedMotion: true,
  })

// Mantine's own defaults stay below WCAG AA (primary 3.56:1, error 3.28, dimmed 3.32, placeholder 2.07).
const houseColours = {
  '--mantine-primary-color-filled': 'var(--lk-accent)',
  '--mantine-primary-color-filled-hover': 'var(--lk-accent-strong)',
  '--mantine-color-text': 'var(--lk-ink)',
  '--mantine-color-body': 'var(--lk-paper)',
  '--mantine-color-dimmed': 'var(--lk-ink-soft)',
  '--mantine-color-anchor': 'var(--lk-accent)',
  '--mantine-color-placeholder': 'var(--lk-ink-soft)',
  '--mantine-color-error': 'var(--lk-error)',
  '--mantine-color-success': 'var(--lk-success)',
}

/**
 * Everything under it wears the edition: Mantine's theme, the accent as custom properties, readable on the papers that
 * the page's tokens have, the reader's colour scheme and reduced motion. Pages import `styles/tokens.css`, `styles/base.css` and `styles/fonts.css` beside it,
 * in this order and before any block. The blocks use Mantine's behaviour without its style sheets; a page that uses a
 * styled Mantine component besides them imports `default-css-variables.layer.css` and that component's layer sheet.
 */
export function EditionTheme({ edition, nonce, colourScheme = 'auto', children }: EditionThemeProps) {
  const grounds = useGroundsInForce()
  const theme = useMemo(() => themeOf(edition, grounds), [edition, grounds])
  const variables = useMemo<CSSVariablesResolver>(
    () => () => ({
      variables: editionVariables(edition.theme, grounds),
      light: { ...houseColours, '--lk-scheme': 'light' },
      dark: { ...houseColours, '--lk-scheme': 'dark' },
    }),
    [edition, grounds],
  )
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      {...(colourScheme === 'auto' ? {} : { forceColorScheme: colourScheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
    </MantineProvider>
  )
}
