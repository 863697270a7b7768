import type { InlayProviderProps } from '../InlayProvider'
import { useCopyWarning } from './use-copy-warning'
import { useStableWarning } from './use-stable-warning'

/** Says to whoever builds the page what is amiss around a provider. A production build has nothing of it. */
export const useDevelopmentWarnings = process.env.NODE_ENV === 'production' ? () => {} : useWarnings

function useWarnings({ client, auth, host, messages }: InlayProviderProps): void {
  useCopyWarning()
  useStableWarning('client', client)
  useStableWarning('auth', auth)
  useStableWarning('host', host)
  useStableWarning('messages', messages)
}
