import { config } from './config'
import { screenTitles, type ScreenKey } from './routes/screen-titles'

/** The title of the window: React puts it into the head of the page. */
export function PageTitle({ screen }: { readonly screen: ScreenKey }) {
  return <title>{`${screenTitles[screen]} · ${config.appName}`}</title>
}
