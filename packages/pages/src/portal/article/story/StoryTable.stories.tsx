import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryTable } from './StoryTable.tsx'

const meta = {
  title: 'Portal/StoryTable',
  component: StoryTable,
  args: {
    title: 'Wohin die Fahrten führen',
    head: ['Ziel', 'Fahrten', 'Anteil'],
    rows: [
      ['Bahnhof', '17.200', '43 %'],
      ['Markt und Geschäfte', '12.800', '32 %'],
    ],
  },
  parameters: {
    docs: {
      description: { component: 'Figures in rows, each named by its first cell. What is too wide scrolls.' },
    },
  },
} satisfies Meta<typeof StoryTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RowWithoutCells: Story = { args: { rows: [['Bahnhof']] } }
export const ManyColumns: Story = {
  args: {
    head: ['Ort', '2021', '2022', '2023', '2024', '2025', '2026'],
    rows: [['Auenhausen', '1.200', '1.300', '1.250', '1.400', '1.500', '1.450']],
  },
}
