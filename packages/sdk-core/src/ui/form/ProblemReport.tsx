import { useEffect, useId, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { formMessages } from './form-messages'
import { useFormScope } from './form-scope'
import type { FieldProblem } from './problems-of'
import { wordsOfProblem } from './words-of-problem'

export interface ProblemReportProps {
  /** Those to list, as their fields stand in the page. */
  readonly problems: readonly FieldProblem[]
}

export function ProblemReport({ problems }: ProblemReportProps) {
  const { failure } = useFormScope()
  return (
    <div className="inlay-Form-problems">
      {failure && <FailureBanner />}
      {problems.length > 0 && <Summary problems={problems} />}
    </div>
  )
}

function FailureBanner() {
  const { failure, submit } = useFormScope()
  const t = useMessages(kitMessages)
  const banner = useRef<HTMLDivElement>(null)
  // What was pressed may be far below it; focus stays there, to press it once more.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <Banner
      ref={banner}
      tone="danger"
      role="alert"
      action={
        <Button
          variant="link"
          onClick={({ currentTarget }) => {
            // It goes with what it stands in.
            const { elements = [] } = currentTarget.closest('form') ?? {}
            const save = [...elements].find((element) => element.matches('[type=submit]'))
            ;(save as HTMLElement | undefined)?.focus()
            void submit()
          }}
        >
          {t('tryAgain')}
        </Button>
      }
    >
      {failure?.message}
      {failure?.others.map((other) => (
        <span key={other} className="inlay-Form-other">
          {other}
        </span>
      ))}
    </Banner>
  )
}

function Summary({ problems }: ProblemReportProps) {
  const { fields, hookForm, refusals } = useFormScope()
  const t = useMessages(formMessages)
  const id = useId()
  const group = useRef<HTMLDivElement>(null)

  const text = (problem: FieldProblem) =>
    wordsOfProblem(problem, fields.get(problem.name)?.emptyError, hookForm.getValues(problem.name))

  // With no field to go to, focus comes here: what is wrong is read out, and is not looked for from the button on.
  const nowhere = !problems.some(({ name }) => fields.has(name))
  useEffect(() => {
    if (nowhere) group.current?.focus()
  }, [nowhere, refusals])

  return (
    <div ref={group} role="group" tabIndex={-1} aria-labelledby={id} className="inlay-Form-summary">
      <p id={id} className="inlay-Form-count">
        <Icon icon={CircleAlert} />
        {t('problems', { count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => {
          const field = fields.get(problem.name)
          return (
            <li key={problem.name}>
              {field ? (
                <button type="button" className="inlay-Form-problem" onClick={() => field.element()?.focus()}>
                  <b>{field.label}</b> {text(problem)}
                </button>
              ) : (
                text(problem)
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
