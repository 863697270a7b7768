import { IntegrationsScreen } from '@inlay/react-campaigns/integrations'
import '@inlay/react-campaigns/styles.css'

export function Screen() {
  return <IntegrationsScreen />
}
