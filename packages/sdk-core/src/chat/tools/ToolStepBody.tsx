import { useMessages } from '../../react/messages/use-messages'
import { JsonView } from '../../ui/json-view/JsonView'
import { chatMessages } from '../chat-messages'
import type { ToolStepFacts } from './tool-view'

/** What a call was given, and what it gave: read only when it is opened. */
export function ToolStepBody({
  facts,
  hiddenKeys,
}: {
  readonly facts: ToolStepFacts
  readonly hiddenKeys: readonly string[]
}) {
  const t = useMessages(chatMessages)
  const { call, args, result } = facts
  const error = call.result?.error
  return (
    <>
      {args !== undefined && (
        <div className="inlay-ToolStep-part">
          <div className="inlay-ToolStep-title">{t('arguments')}</div>
          <JsonView value={args} label={t('arguments')} expandTo={2} hiddenKeys={hiddenKeys} />
        </div>
      )}
      {call.result && (
        <div className="inlay-ToolStep-part">
          <div className="inlay-ToolStep-title">{t('result')}</div>
          {error !== undefined && <p className="inlay-ToolStep-error">{error}</p>}
          {typeof result === 'object' && result !== null ? (
            <JsonView value={result} label={t('result')} expandTo={2} />
          ) : (
            (error === undefined || result !== '') && (
              <p className="inlay-ToolStep-text">
                {result === '' || result === undefined
                  ? t('noResult')
                  : typeof result === 'string'
                    ? result
                    : JSON.stringify(result)}
              </p>
            )
          )}
        </div>
      )}
    </>
  )
}
