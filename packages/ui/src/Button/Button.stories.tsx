import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckGlyph } from '../parts/glyphs.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Blocks/Button',
  component: Button,
  args: { children: 'Registrieren' },
  parameters: {
    docs: {
      description: {
        component:
          'Acts on the page. Disabled ignores clicks, Enter and Space. Loading puts a spinner in the place of the icon, ' +
          'keeps focus and name and ignores a second submit. One primary button per screen.',
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Abbrechen' } }
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Passwort vergessen?' } }
export const Large: Story = { args: { size: 'large' } }
export const Responsive: Story = { args: { size: 'responsive' } }
export const WithIcon: Story = { args: { icon: <CheckGlyph /> } }
export const Loading: Story = { args: { loading: true, icon: <CheckGlyph /> } }
export const Disabled: Story = { args: { disabled: true } }
export const OnDarkGround: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '1rem', background: '#14161a' }}>
      <Button brightness="dark">Jetzt abonnieren</Button>
      <Button brightness="dark" variant="secondary">
        Später
      </Button>
      <Button brightness="dark" variant="tertiary">
        Mehr erfahren
      </Button>
    </div>
  ),
}

export const InAForm: Story = {
  render: function InAForm() {
    const [submits, setSubmits] = useState(0)
    const [loading, setLoading] = useState(false)
    return (
      <form
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}
        onSubmit={(event) => {
          event.preventDefault()
          setSubmits(submits + 1)
        }}
      >
        <Button type="submit" loading={loading}>
          Senden
        </Button>
        <Button variant="secondary" onClick={() => setLoading(!loading)}>
          Laden umschalten
        </Button>
        <label>
          Name <input name="name" />
        </label>
        <output>{submits} mal gesendet</output>
      </form>
    )
  },
}
