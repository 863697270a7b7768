/** The tabs that this browser has the app open in, besides this one. */
export interface OtherTabs {
  tellSignedOut(): void
  onSignedOut(listener: () => void): void
}

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('inlay.host.session')
  return {
    tellSignedOut: () => channel.postMessage(signedOut),
    onSignedOut: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (data === signedOut) listener()
      }),
  }
}

const signedOut = 'signed-out'
