export type SessionEvent = 'signed-in' | 'signed-out'

/** The tabs that this browser has the app open in, besides this one. */
export interface OtherTabs {
  /** Who has signed in, or nobody. */
  tell(event: SessionEvent, userId?: string): void
  on(event: SessionEvent, listener: (userId: string | undefined) => void): void
}

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('inlay.host.session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    tell: (event, userId) => channel.postMessage({ event, userId }),
    on: (event, listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<{ event: SessionEvent; userId?: string }>) => {
        if (data.event === event) listener(data.userId)
      }),
  }
}
