/** The tabs that this browser has the app open in, besides this one. */
export interface OtherTabs {
  tellSignedOut(): void
  onSignedOut(listener: () => void): void
}

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('inlay.host.session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    tellSignedOut: () => channel.postMessage(signedOut),
    onSignedOut: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (data === signedOut) listener()
      }),
  }
}

const signedOut = 'signed-out'
