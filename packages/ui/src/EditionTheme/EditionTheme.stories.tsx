import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditionTheme } from './EditionTheme.tsx'

const text = ['ink', 'ink-soft', 'accent', 'accent-strong', 'success', 'warning', 'error']
const grounds = ['paper', 'paper-raised', 'paper-sunk', 'accent-ground']

const meta = {
  title: 'Foundations/Colours',
  component: EditionTheme,
  parameters: {
    docs: {
      description: {
        component:
          'Text colours on the grounds they may stand on; the accent comes from the edition in the toolbar. Each pair keeps 4.5:1.',
      },
    },
  },
} satisfies Meta<typeof EditionTheme>

export default meta

export const Pairs: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {grounds.map((ground) => (
        <div key={ground} style={{ padding: '1rem', background: `var(--lk-${ground})` }}>
          {text.map((ink) => (
            <p key={ink} style={{ color: `var(--lk-${ink})` }}>
              {ink} auf {ground}: Der Stadtrat tagt am Dienstag.
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <article style={{ maxInlineSize: 'var(--lk-measure)' }}>
      <h1>Größere Kürzungen bleiben aus</h1>
      <p>
        Der Stadtrat hat am Dienstagabend nach langer Debatte den Haushalt für das kommende Jahr beschlossen.
        Über zweihundert Bürgerinnen und Bürger verfolgten die Sitzung.
      </p>
      <h2>Gewerbesteuer steigt</h2>
      <p>
        <a href="/haushalt">Der Haushalt im Überblick</a> zeigt, wofür die Stadt im kommenden Jahr Geld
        ausgibt.
      </p>
    </article>
  ),
}
