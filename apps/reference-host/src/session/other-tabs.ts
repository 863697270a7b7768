export type SessionEvent = 'signed-in' | 'signed-out'

/** The tabs that this browser has the app open in, besides this one. */
export interface OtherTabs {
  tell(event: SessionEvent): void
  on(event: SessionEvent, listener: () => void): void
}

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('inlay.host.session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    tell: (event) => channel.postMessage(event),
    on: (event, listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (data === event) listener()
      }),
  }
}
