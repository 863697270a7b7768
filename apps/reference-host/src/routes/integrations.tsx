import { campaignsDestinations } from '@inlay/react-campaigns'
import { IntegrationsScreen } from '@inlay/react-campaigns/integrations'
import '@inlay/react-campaigns/styles.css'
import { useView } from '../navigation/use-view'

export function Screen() {
  const [view, change] = useView(campaignsDestinations.integrations)
  return (
    <IntegrationsScreen
      view={view}
      // Another kind takes the place of the one before: one step leads back to where all were shown, or to another page.
      onViewChange={(next, { reason }) =>
        change(next, {
          replace: reason === 'connected' || (view.kind !== undefined && next.kind !== undefined),
        })
      }
    />
  )
}
