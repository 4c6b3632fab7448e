/** The configuration of Storybook. */
import { existsSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { writePages } from './write-pages.ts'

const pages = '.cache/site'

const config: StorybookConfig = {
  stories: () => {
    writePages(pages)
    return [`../${pages}/*.mdx`, '../stories/**/*.stories.tsx']
  },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [
    // The demo shop's pictures, at the path at which the shop serves them.
    { from: '../demo-host/catalogue/pictures', to: '/sites/default/files' },
    // The composer works on built files. Stories need none.
    ...(existsSync('dist') ? [{ from: '../dist', to: '/rove' }] : []),
  ],
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
