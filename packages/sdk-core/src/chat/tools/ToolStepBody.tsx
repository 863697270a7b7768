import { useRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { isBrokenJson } from './read-facts'
import { JsonView } from '../../ui/json-view/JsonView'
import { useOverflow } from '../../ui/markdown/use-overflow'
import { chatMessages } from '../chat-messages'
import type { ToolStepFacts } from './tool-view'

/** What a call was given, and what it gave: read only when it is opened. */
export function ToolStepBody({
  label,
  facts,
  hiddenKeys,
}: {
  /** What the step says of itself. */
  readonly label: string
  readonly facts: ToolStepFacts
  readonly hiddenKeys: readonly string[]
}) {
  const t = useMessages(chatMessages)
  const area = useRef<HTMLDivElement>(null)
  const parts = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(area, parts)
  const { call, args, result } = facts
  const error = call.result?.error
  const isBroken = isBrokenJson(call)
  return (
    <div
      ref={area}
      className="inlay-ToolStep-body"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div ref={parts} className="inlay-ToolStep-parts">
        {(isBroken || args !== undefined) && (
          <div className="inlay-ToolStep-part">
            <div className="inlay-ToolStep-title">{t('arguments')}</div>
            {isBroken ? (
              <>
                <p className="inlay-ToolStep-error">{t('argumentsBroken')}</p>
                <p className="inlay-ToolStep-text" dir="auto">
                  {call.args}
                </p>
              </>
            ) : (
              <JsonView value={args} label={t('arguments')} expandTo={2} hiddenKeys={hiddenKeys} />
            )}
          </div>
        )}
        {call.result && (
          <div className="inlay-ToolStep-part">
            <div className="inlay-ToolStep-title">{t('result')}</div>
            {error !== undefined && (
              <p className="inlay-ToolStep-error" dir="auto">
                {error}
              </p>
            )}
            {typeof result === 'object' && result !== null ? (
              <JsonView value={result} label={t('result')} expandTo={2} />
            ) : (
              (error === undefined || result !== '') && (
                <p className="inlay-ToolStep-text" dir="auto">
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
      </div>
    </div>
  )
}
