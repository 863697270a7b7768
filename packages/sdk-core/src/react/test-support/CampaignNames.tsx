import { listCampaigns } from '../../contract/campaigns/index'
import { useOperation, type UseOperationOptions } from '../operations/use-operation'

export interface CampaignNamesProps extends UseOperationOptions {
  readonly search?: string | undefined
  readonly label?: string | undefined
}

/** The smallest screen: every state of the list in words. */
export function CampaignNames({ search, label = 'names', ...options }: CampaignNamesProps) {
  const state = useOperation(listCampaigns, { query: search === undefined ? {} : { search } }, options)
  return (
    <section aria-label={label}>
      <output>{describeState(state)}</output>
      {state.status === 'failed' && <button onClick={state.retry}>Retry</button>}
      {state.status === 'ready' && <button onClick={() => void state.refresh()}>Refresh</button>}
    </section>
  )
}

function describeState(state: ReturnType<typeof useOperation<typeof listCampaigns>>): string {
  if (state.status === 'failed') return `failed: ${state.error.title}`
  if (state.status !== 'ready') return state.status
  const names = state.data.items.map((item) => item.name).join(', ') || 'nothing'
  const error = state.refreshError ? ` (refresh failed: ${state.refreshError.title})` : ''
  return `${names}${state.refreshing ? ' (refreshing)' : ''}${error}`
}
