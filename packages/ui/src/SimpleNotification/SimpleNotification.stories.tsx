import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { type Notification, SimpleNotification } from './SimpleNotification.tsx'

const meta = {
  title: 'Blocks/SimpleNotification',
  component: SimpleNotification,
  args: {
    notification: { type: 'success', message: 'Ihre Daten wurden gespeichert.', displayTimeMs: 'stays' },
    onClear: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'A short message of type success, warning or error. Clears itself after 5000 ms; pointer or focus on it stops the clock, and it stays when asked to.',
      },
    },
  },
} satisfies Meta<typeof SimpleNotification>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warning: Story = {
  args: {
    notification: {
      type: 'warning',
      message: 'Ihr Abo läuft in drei Tagen aus.',
      displayTimeMs: 'stays',
    },
  },
}
export const Failure: Story = {
  args: {
    notification: {
      type: 'error',
      message: 'Ihre Anfrage konnte nicht durchgeführt werden. Bitte versuchen Sie es später erneut.',
      displayTimeMs: 'stays',
    },
  },
}
export const ClearsItself: Story = {
  render: function ClearsItself() {
    const [notification, setNotification] = useState<Notification | null>(null)
    return (
      <>
        <Button onClick={() => setNotification({ type: 'success', message: 'Profilbild gespeichert.' })}>
          Speichern
        </Button>
        <SimpleNotification notification={notification} onClear={() => setNotification(null)} />
      </>
    )
  },
}
