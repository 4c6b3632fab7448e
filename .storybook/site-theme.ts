/** The colours and fonts of the site, for Storybook's own frame. */
import { create } from 'storybook/theming'

const sans = '"Inter Variable", Inter, system-ui, sans-serif'

export const siteTheme = create({
  base: 'light',
  brandTitle: 'Rove widgets',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: sans,
  colorPrimary: '#a4481f',
  colorSecondary: '#a4481f',
  appBg: '#faf8f4',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d9d0c1',
  appBorderRadius: 2,
  barBg: '#faf8f4',
  barTextColor: '#5e574d',
  barHoverColor: '#a4481f',
  barSelectedColor: '#a4481f',
  textColor: '#1d1a16',
  textMutedColor: '#5e574d',
  inputBg: '#ffffff',
  inputBorder: '#d9d0c1',
  inputTextColor: '#1d1a16',
  inputBorderRadius: 2,
  buttonBg: '#faf8f4',
  buttonBorder: '#d9d0c1',
})
