import { useEffect, useId, useRef, useState } from 'react'
import { listAgentRuns, type AgentRun } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useLatest, useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { Badge, Button, type Tone } from '@inlay/sdk-core/ui'
import { relativeTime } from '../campaign-list/relative-time'
import { planMessages } from './messages'
import type { Asked } from './use-go-to-asked'

export interface RunHistoryProps {
  readonly campaignId: string
  /** A run begins or is over whenever that changes. */
  readonly working: boolean
  /** Another number whenever a run has begun, done something or ended. */
  readonly news: number
  /** Who is talked to: what others were asked is said in other conversations. */
  readonly agentId: string
  /** Goes to where it was asked. */
  readonly onGoTo: (asked: Asked) => void
}

/** What is shown of them at first. */
const newest = 5

/** What the agents were last asked to do, and what became of it. Where that cannot be read, nobody misses it. */
export function RunHistory({ campaignId, working, news, agentId, onGoTo }: RunHistoryProps) {
  const t = useMessages(planMessages)
  const id = useId()
  const [all, setAll] = useState(false)
  const enabled = useSupports(listAgentRuns)
  const runs = useOperation(listAgentRuns, { params: { campaignId } }, { enabled })
  const refresh = useLatest(() => {
    if (runs.status === 'ready') void runs.refresh()
  })
  const was = useRef({ working, news })
  useEffect(() => {
    if (was.current.working === working && was.current.news === news) return
    was.current = { working, news }
    refresh.current()
  }, [working, news, refresh])
  if (runs.status !== 'ready' || runs.data.length === 0) return null
  const shown = all ? runs.data : runs.data.slice(0, newest)
  return (
    <section className="inlay-SmartAssist-runs" aria-labelledby={id}>
      <h2 id={id}>{t('runs')}</h2>
      <ol>
        {shown.map((run, index) => (
          <RunEntry
            key={run.runId}
            run={run}
            onGoTo={
              run.agentId === agentId
                ? () => {
                    const since = runs.data.slice(0, index)
                    const later = since.filter((other) => other.agentId === agentId && other.asked === run.asked).length
                    onGoTo({ words: run.asked, later })
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {runs.data.length > newest && (
        <Button variant="ghost" size="compact" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('runsNewest') : t('runsAll', { count: runs.data.length })}
        </Button>
      )}
    </section>
  )
}

const outcomes: Readonly<Record<AgentRun['outcome'], { readonly tone: Tone; readonly text: OutcomeWord }>> = {
  running: { tone: 'accent', text: 'runGoing' },
  done: { tone: 'success', text: 'runDone' },
  stopped: { tone: 'neutral', text: 'runStopped' },
  failed: { tone: 'danger', text: 'runFailed' },
}

type OutcomeWord = 'runGoing' | 'runDone' | 'runStopped' | 'runFailed'

interface RunEntryProps {
  readonly run: AgentRun
  readonly onGoTo: (() => void) | undefined
}

function RunEntry({ run, onGoTo }: RunEntryProps) {
  const t = useMessages(planMessages)
  const { host, locale } = useInlay()
  const { tone, text } = outcomes[run.outcome]
  const when = relativeTime(run.startedAt, host.clock.now(), locale) ?? t('runJustNow')
  const seconds = run.endedAt
    ? Math.max(1, Math.round((Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000))
    : 0
  const facts = [
    when,
    t('runSteps', { count: run.tools.length }),
    ...(run.endedAt ? [t('runTook', { seconds })] : []),
    ...(run.usage ? [t('runTokens', { count: run.usage.inputTokens + run.usage.outputTokens })] : []),
  ]
  return (
    <li>
      {onGoTo && run.asked.trim() !== '' ? (
        <button
          type="button"
          className="inlay-SmartAssist-run"
          title={run.asked}
          aria-label={t('runGoTo', { asked: run.asked })}
          onClick={onGoTo}
        >
          <bdi>{run.asked}</bdi>
        </button>
      ) : (
        <p className="inlay-SmartAssist-run" title={run.asked}>
          <bdi>{run.asked}</bdi>
        </p>
      )}
      <Badge tone={tone}>{t(text)}</Badge>
      <span>{facts.join(' · ')}</span>
    </li>
  )
}
