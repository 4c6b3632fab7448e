/** Fails where a story makes its page scroll sideways; a pixel may come of a frame that is not quite to scale. */
export function fitsThePage(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) throw new Error(`the story is ${scrollWidth - clientWidth} px wider than its page`)
}
