import { useContext } from 'react'
import { CircleCheck } from 'lucide-react'
import type { ActivityMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { textDirection } from '../../ui/markdown/text-direction'
import { Spinner } from '../../ui/spinner/Spinner'
import { chatMessages } from '../chat-messages'
import { OwnBoundary } from '../own/OwnBoundary'
import { nameOfTool } from '../tools/tool-view'
import { ChatViewContext } from './chat-view'

/** What the agent does beside talking: as the host draws it, else as a row with how far it is. */
export function ActivityView({ activity }: { readonly activity: ActivityMessage }) {
  const Own = useContext(ChatViewContext)?.activities[activity.activityType]
  if (!Own) return <UsualActivity activity={activity} />
  return (
    <OwnBoundary
      of={activity}
      fallback={<UsualActivity activity={activity} />}
      isPartial={activity.status === 'streaming'}
    >
      <Own activity={activity} />
    </OwnBoundary>
  )
}

function UsualActivity({ activity }: { readonly activity: ActivityMessage }) {
  const t = useMessages(chatMessages)
  const { content, activityType, status } = activity
  const title = typeof content['title'] === 'string' ? content['title'] : nameOfTool(activityType)
  const done = numberOf(content['done'])
  const total = numberOf(content['total'])
  const isLive = status === 'streaming' && (done === undefined || total === undefined || done < total)
  return (
    <div className="inlay-Message-steps">
      <div className="inlay-ToolStep" data-state={isLive ? 'running' : 'done'}>
        <div className="inlay-ToolStep-row">
          <span className="inlay-ToolStep-mark">{isLive ? <Spinner /> : <Icon icon={CircleCheck} />}</span>
          <span className="inlay-ToolStep-label" dir={textDirection(title)}>
            {title}
          </span>
          {done !== undefined && total !== undefined && (
            <span className="inlay-ToolStep-detail">
              <span>{t('activityProgress', { done, total })}</span>
            </span>
          )}
          {isLive && done !== undefined && total !== undefined && total > 0 && (
            <span
              className="inlay-ToolStep-progress"
              aria-hidden
              style={{ inlineSize: `${Math.min(1, done / total) * 100}%` }}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
