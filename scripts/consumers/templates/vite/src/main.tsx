import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Campaigns } from './Campaigns'

const container = document.getElementById('app')
if (container === null) throw new Error('The page has no #app.')

createRoot(container).render(
  <StrictMode>
    <Campaigns
      apiUrl={import.meta.env.VITE_INLAY_API_URL}
      token={import.meta.env.VITE_INLAY_TOKEN}
      workspaceId={import.meta.env.VITE_INLAY_WORKSPACE_ID}
    />
  </StrictMode>,
)
