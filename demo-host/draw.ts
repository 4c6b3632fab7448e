/** @returns a deterministic hash of a text: FNV-1a */
export function draw(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
