import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@inlay/sdk-core/styles.css'
import '@inlay/react-platform/styles.css'
import './host.css'
import { App } from './App'

export function startApp() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no element with the id root.')
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
