/** The look of Storybook's own frame: sidebar and toolbars. */
import { addons } from 'storybook/manager-api'
import { siteTheme } from './site-theme'

addons.setConfig({
  theme: siteTheme,
  sidebar: { showRoots: false },
  // The toolbars are about stories.
  layoutCustomisations: { showToolbar: ({ viewMode }) => viewMode === 'story' },
})
