/** A simulated BroadcastChannel: reaches the other open channels of its name. */
export class FakeChannel {
  static readonly open = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close() {
    FakeChannel.open.delete(this)
  }
}
