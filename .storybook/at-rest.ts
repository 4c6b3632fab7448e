/** Waits until what enters has come in, within widgets too: what is still faint is not judged. What never ends is not waited for. */
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
