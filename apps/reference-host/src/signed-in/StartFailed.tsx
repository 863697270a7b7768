import { StartFailedPage, type StartFailedPageProps } from '@inlay/react-platform/shell'
import { config } from '../config'
import { PageTitle } from '../PageTitle'

/** In place of the app, with its title, while what every screen needs is not there. */
export function StartFailed(props: Omit<StartFailedPageProps, 'supportHref'>) {
  return (
    <>
      <PageTitle screen={props.putOffUntil === undefined ? 'shell.startFailed' : 'shell.startPutOff'} />
      <StartFailedPage {...props} supportHref={config.supportHref} />
    </>
  )
}
