import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headline } from '../Headline/Headline.tsx'
import { Paragraph } from '../Paragraph/Paragraph.tsx'
import { ToggleBox } from './ToggleBox.tsx'

const article = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Headline variant="headline3">Zahlen und Fakten</Headline>
    <Paragraph>
      Der neue Deich wird 4,2 Kilometer lang und bis zu drei Meter hoch. Das Land übernimmt drei Viertel der
      Kosten von 18 Millionen Euro, den Rest teilen sich die Stadt und die Anliegergemeinden.
    </Paragraph>
    <Paragraph>
      Bei einem Hochwasser, wie es statistisch alle hundert Jahre vorkommt, sollen künftig 2.300 Häuser
      trocken bleiben. Mehr steht in den <a href="/unterlagen">Unterlagen zur Sitzung</a>.
    </Paragraph>
    <Paragraph>
      Während der Bauzeit von zwei Jahren wird der Verkehr über die Mühlstraße umgeleitet. Der Wochenmarkt
      zieht auf den Festplatz, die Bushaltestelle Uferweg entfällt.
    </Paragraph>
    <Paragraph>
      Die Bürgerinitiative begrüßt den Beschluss, fordert aber Ausgleichsflächen für die gefällten Pappeln am
      Ostufer. Die Verwaltung will dazu im Januar einen Vorschlag machen.
    </Paragraph>
  </div>
)

const meta = {
  title: 'Blocks/ToggleBox',
  component: ToggleBox,
  args: { children: article },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Cuts content to 128, 288 or 336 px (by style rules 128, 224 or 288) and uncovers it on demand. Content that ' +
          'is not taller than that has no toggle. Tab and a search in the page open what they find.',
      },
    },
  },
} satisfies Meta<typeof ToggleBox>

export default meta
type Story = StoryObj<typeof meta>

export const ExtraSmall: Story = { args: { size: 'extraSmall' } }
export const Small: Story = {}
export const Medium: Story = { args: { size: 'medium' } }
export const SmallByStyleRules: Story = { args: { heights: 'style' } }
export const MediumByStyleRules: Story = { args: { size: 'medium', heights: 'style' } }
export const OnAGround: Story = { args: { backgroundColor: '#1d4e89' } }
export const OnALightGround: Story = { args: { backgroundColor: '#f6d77f' } }
export const Short: Story = { args: { children: <Paragraph>Das passt so.</Paragraph> } }

export const ExactlyAsTall: Story = {
  args: { size: 'extraSmall', children: <div style={{ blockSize: 128, background: 'var(--lk-line)' }} /> },
}
export const OnePixelTaller: Story = {
  args: { size: 'extraSmall', children: <div style={{ blockSize: 129, background: 'var(--lk-line)' }} /> },
}
