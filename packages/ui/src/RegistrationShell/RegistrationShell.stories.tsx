import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import { Input } from '../Input/Input.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RegistrationShell } from './RegistrationShell.tsx'

const LoginStep = () => (
  <ContentWrapper size="small">
    <form className="story-stack">
      <h1>Anmelden</h1>
      <Input label="E-Mail-Adresse" type="email" name="email" autoComplete="email" required />
      <PasswordField label="Passwort" name="password" required />
      <Button type="submit" size="responsive">
        Anmelden
      </Button>
    </form>
  </ContentWrapper>
)

const meta = {
  title: 'Blocks/RegistrationShell',
  component: RegistrationShell,
  args: {
    edition: {
      name: 'Auentaler Zeitung',
      logo: { text: 'Medienhaus Auental', url: 'https://medienhaus-auental.example/' },
      theme: { color: '#1d4e89', colorDark: '#8ab8ee' },
    },
    legalLinks: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
      { label: 'AGB', href: '/agb' },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
    ],
    children: <LoginStep />,
  },
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          "Header with the product logo (title 'Zum Login/Profil', to the root path) and the group's mark, a page-width area for the current step, legal links at the foot. The edition tints it and the browser's bars.",
      },
    },
  },
} satisfies Meta<typeof RegistrationShell>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const WithoutLegalLinks: Story = { args: { legalLinks: [] } }
