/** From now on no file can be read, as one that was changed or deleted after it was chosen. @returns the end of it */
export function loseFiles(): () => void {
  const { arrayBuffer } = Blob.prototype
  Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  return () => {
    Blob.prototype.arrayBuffer = arrayBuffer
  }
}
