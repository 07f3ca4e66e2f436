import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderNotification } from './HeaderNotification.tsx'

const meta = {
  title: 'Blocks/HeaderNotification',
  component: HeaderNotification,
  args: {
    notices: [{ id: 'mail', type: 'success', message: 'Ihre E-Mail-Adresse ist bestätigt.' }],
  },
  parameters: {
    bleed: true,
    docs: {
      description: { component: 'Notices under the header that stay until closed or no longer true.' },
    },
  },
} satisfies Meta<typeof HeaderNotification>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Several: Story = {
  args: {
    onClose: () => {},
    notices: [
      {
        id: 'plan',
        type: 'warning',
        message: (
          <>
            Ihr Abo läuft in drei Tagen aus. <a href="/abo">Jetzt verlängern</a>
          </>
        ),
      },
      { id: 'down', type: 'error', message: 'Die Anmeldung ist zurzeit gestört. Wir arbeiten daran.' },
    ],
  },
}
export const Silent: Story = { args: { notices: [] } }
