import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@inlay/sdk-core/styles.css'
import '@inlay/react-platform/styles.css'
import './host.css'
import { App } from './App'
import { readableAddress } from './routes/readable-address'
import { signingOut } from './session/signing-out'
import { readTheme, showTheme } from './theme/chosen-theme'

export function startApp() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no element with the id root.')
  // The router would warn of such an address before anything of ours could look at it.
  const readable = readableAddress(window.location.pathname)
  if (readable !== undefined) window.history.replaceState(null, '', readable)
  // What was chosen is done first, wherever somebody goes on to.
  if (signingOut.get()) window.history.replaceState(null, '', '/logout')
  showTheme(readTheme())
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
