import { useEffect, useId, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { formMessages } from './form-messages'
import { useFormScope } from './form-scope'
import { problemsOf, type FieldProblem } from './problems-of'
import { wordsOfProblem } from './words-of-problem'

/** Above the fields: why it could not be saved, and a way to each field that is wrong where there are many. */
export function FormProblems() {
  const form = useFormScope()
  const t = useMessages(formMessages)
  const announce = useAnnounce()
  const { errors } = useFormState({ control: form.hookForm.control })
  const problems = problemsOf(errors)
  const seen = useRef(0)

  // After the fields have shown what is wrong with them: focus then reads it out.
  useEffect(() => {
    if (form.refusals === seen.current) return
    seen.current = form.refusals
    const [first] = inOrder(problems.flatMap(({ name }) => form.fields.get(name)?.element() ?? []))
    first?.focus()
    if (problems.length > 1) announce(t('problems', { count: problems.length }))
  })

  const nowhere = problems.some(({ name }) => !form.fields.has(name))
  const summed = form.refusals > 0 && (problems.length > 1 || nowhere)
  if (!form.failure && !summed) return null
  return (
    <div className="inlay-Form-problems">
      {form.failure && <FailureBanner />}
      {summed && problems.length > 0 && <Summary problems={problems} />}
    </div>
  )
}

function FailureBanner() {
  const { failure, submit } = useFormScope()
  const t = useMessages(kitMessages)
  return (
    <Banner
      tone="danger"
      role="alert"
      action={
        <Button variant="link" onClick={() => void submit()}>
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

function Summary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { fields, hookForm } = useFormScope()
  const t = useMessages(formMessages)
  const id = useId()

  const text = (problem: FieldProblem) =>
    wordsOfProblem(problem, fields.get(problem.name)?.emptyError, hookForm.getValues(problem.name))

  return (
    <div role="group" aria-labelledby={id} className="inlay-Form-summary">
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

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4

/** As they stand in the page, which is the order in which people read and Tab goes. */
function inOrder(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  return [...elements].sort((one, other) => 1 - (one.compareDocumentPosition(other) & following))
}
