import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { blockBytesModule } from './block-bytes-module.ts'

const config: StorybookConfig = {
  stories: [
    './start/*.{mdx,stories.tsx}',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/src/account/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), blockBytesModule()],
    // light-dark() as it stands: its stand-in for older browsers resolves at the root and breaks nested schemes.
    build: { ...vite.build, cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  }),
}

export default config
