import { callbackAuth } from '@inlay/sdk-core'
import { createEmbed } from '@inlay/sdk-core/embed'

/** What is set up once in a page of a partner, long before anything is mounted. */
export function prepare({ token, src, baseUrl }) {
  const auth = callbackAuth({
    getToken: () => Promise.resolve({ token }),
    user: { userId: 'partner', name: 'Partner' },
  })
  const container = document.querySelector('#place')
  const workspaceId = 'northwind'
  return {
    inline: async () => (await import('./inline.jsx')).mountInline({ container, auth, baseUrl, workspaceId }),
    framed: async () => {
      createEmbed({ container, src, component: 'campaign-list', title: 'Campaigns', auth, workspaceId })
    },
  }
}

globalThis.prepare = prepare
