import { useLayoutEffect } from 'react'
import { config } from './config'
import { screenTitles, type ScreenKey } from './routes/screen-titles'

/** The title of the window, in place of the one that the page comes with. */
export function PageTitle({ screen }: { readonly screen: ScreenKey }) {
  useLayoutEffect(() => {
    document.title = `${screenTitles[screen]} · ${config.appName}`
  }, [screen])
  return null
}
