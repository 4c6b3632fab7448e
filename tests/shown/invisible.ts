/** States and texts that no story can show, each with the reason. */

const beforeEvents =
  'The state before the first event: there are stories of it, but its machine has not been asked yet.'
const nothing = 'Nothing is on the page.'

export const invisibleStates: Readonly<Record<string, string>> = {
  'core/lists ListProgress: idle': beforeEvents,
  'core/lists ListProgress: settling': 'For a moment after a page has arrived; it looks like `idle`.',
  'widgets/chat ChatState: idle': beforeEvents,
  'widgets/chat ChatState: resuming': beforeEvents,
  'widgets/country SwitchState: leaving': 'The browser is leaving the page.',
  'widgets/email-cart EmailCartState: closed': beforeEvents,
  'widgets/gallery VideoState: idle': beforeEvents,
  'widgets/header MenusState.mouse: moved': 'For a moment after the mouse has moved; it looks like `resting`.',
  'widgets/popups PopupState: closed': nothing,
  'widgets/popups PopupState: due': nothing,
  'widgets/popups PopupState: unfit': nothing,
  'widgets/popups PopupState: waiting': nothing,
  'widgets/search SearchState: closed': beforeEvents,
}

export const invisibleTexts: Readonly<Record<string, string>> = {
  'widgets/search/search.texts.ts searchTexts: rooms': 'The panel shows no suggestion of this type (SEARCH-02).',
}
