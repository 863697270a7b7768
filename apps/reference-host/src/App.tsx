import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AppPorts } from './app-ports'
import { createAppPorts } from './create-app-ports'
import { Place } from './Place'

/** The whole app: one route for every address, since what an address shows is decided by `routes/`. */
export function App() {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Place /> }]))
  const [ports] = useState(() => createAppPorts(router))
  return (
    <AppPorts.Provider value={ports}>
      <RouterProvider router={router} />
    </AppPorts.Provider>
  )
}
