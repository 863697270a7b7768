import { StrictMode, type ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Notice } from '../../ports/host'
import { createMemoryHost } from '../../ports/memory-host'
import { InlayProvider, type InlayProviderProps } from '../InlayProvider'
import { createFakeAuth } from './fake-auth'
import { createFakeClient } from './fake-client'

/** Everything that a test needs around a part: a client and an adapter of its own, a page, time, and what was noticed. */
export function createStage() {
  const api = createFakeClient()
  const people = createFakeAuth()
  const notices: Notice[] = []
  const onError = vi.fn<(error: unknown) => void>()
  const notify = (notice: Notice) => {
    notices.push(notice)
    return () => {}
  }
  const host = { ...createMemoryHost(), notify }
  const defaults: InlayProviderProps = { client: api.client, auth: people.auth, workspaceId: 'w1', host, onError }

  return {
    api,
    people,
    clock: host.clock,
    visibility: host.visibility,
    notices,
    onError,
    defaults,
    async show(children: ReactNode, props: Partial<InlayProviderProps> = {}) {
      const tree = (shown: ReactNode, more: Partial<InlayProviderProps>) => (
        <StrictMode>
          <InlayProvider {...defaults} {...more}>
            {shown}
          </InlayProvider>
        </StrictMode>
      )
      const screen = await render(tree(children, props))
      return Object.assign(screen, {
        update: (more: Partial<InlayProviderProps>, shown: ReactNode = children) =>
          screen.rerender(tree(shown, { ...props, ...more })),
      })
    },
  }
}
