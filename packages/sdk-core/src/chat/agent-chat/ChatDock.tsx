import { memo } from 'react'
import { Composer, type ComposerProps } from '../composer/Composer'
import { WorkingTime } from './WorkingTime'

/** Where messages are written. Nothing that it is given changes with a token. */
export const ChatDock = memo(function ChatDock(props: ComposerProps) {
  return <Composer {...props} status={props.working && <WorkingTime />} />
})
