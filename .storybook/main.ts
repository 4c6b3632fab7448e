/** The configuration of Storybook. */
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The demo shop's pictures, at the path at which the shop serves them.
  staticDirs: [{ from: '../demo-host/catalogue/pictures', to: '/sites/default/files' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, __ROVE_REFERENCE__: 'true' },
    // Lightning CSS would replace light-dark().
    build: { ...config.build, cssMinify: 'esbuild' },
  }),
}

export default config
