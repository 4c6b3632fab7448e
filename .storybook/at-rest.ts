/**
 * Waits until all running animations have ended, also those in shadow roots, so that nothing is checked while it fades
 * in. Endless animations are not waited for.
 */
export async function atRest(): Promise<void> {
  const roots = [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)]
  const moving = roots
    .flatMap((root) => root?.getAnimations() ?? [])
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
