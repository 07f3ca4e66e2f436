import '@leserkonto/ui/styles/tokens.css'
import '@leserkonto/ui/styles/base.css'
import '@leserkonto/ui/styles/fonts.css'
import { editions, signOnOf } from '@leserkonto/editions'
import { EditionTheme } from '@leserkonto/ui/EditionTheme'
import type { Preview } from '@storybook/react-vite'

document.documentElement.lang = 'de'

const schemes = ['auto', 'light', 'dark'] as const

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: { method: 'alphabetical', order: ['Start', ['Introduction', 'Front', 'Article']] },
    },
  },
  globalTypes: {
    edition: {
      description: 'Edition whose accent the blocks wear',
      toolbar: {
        title: 'Edition',
        icon: 'paintbrush',
        items: editions.map(({ shortcut, name }) => ({ value: shortcut, title: name })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: schemes.map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { edition: 'az', scheme: 'auto' },
  decorators: [
    (Story, { globals, parameters }) => (
      <EditionTheme
        edition={editions.find(({ shortcut }) => shortcut === globals.edition) ?? signOnOf(editions)}
        colourScheme={schemes.find((scheme) => scheme === globals.scheme) ?? 'auto'}
      >
        {parameters.bleed ? (
          <Story />
        ) : (
          <div className="story">
            <Story />
          </div>
        )}
      </EditionTheme>
    ),
  ],
}

export default preview
