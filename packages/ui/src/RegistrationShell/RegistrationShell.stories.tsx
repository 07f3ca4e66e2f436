import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import { Input } from '../Input/Input.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { StayingRow } from '../StayingRow/StayingRow.tsx'
import { sampleEmblem, sampleHelp, samplePapers } from '../samples/sample-papers.ts'
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
      emblem: sampleEmblem,
    },
    papers: samplePapers,
    help: sampleHelp,
    imprint: 'Medienhaus Auental GmbH & Co. KG, Verlagsplatz 1, 12345 Musterstadt',
    row: (
      <StayingRow home={{ name: 'Zur Zeitung', href: '/overview', emblem: sampleEmblem }} label="Bereiche" />
    ),
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
          "The newspaper's masthead, whose name leads to the root path (title 'Zum Login/Profil'), a page-width area for the current step, and the foot with help. The edition tints it and the browser's bars.",
      },
    },
  },
} satisfies Meta<typeof RegistrationShell>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const WithoutFoot: Story = { args: { legalLinks: [], help: undefined } }
