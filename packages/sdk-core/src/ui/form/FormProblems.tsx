import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { later } from '../../react/later/later'
import { useLater } from '../../react/later/use-later'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../root/use-announce'
import { formMessages } from './form-messages'
import { useFormScope } from './form-scope'
import { inOrder, problemsOf } from './problems-of'

// No part of what loads first, but there before anything can fail.
const problemReport = later(() => import('./ProblemReport'))

/** Above the fields: why it could not be saved, and a way to each field that is wrong where there are many. */
export function FormProblems() {
  const form = useFormScope()
  const t = useMessages(formMessages)
  const announce = useAnnounce()
  const { errors } = useFormState({ control: form.hookForm.control })
  const problems = inOrder(problemsOf(errors), form.fields)
  const seen = useRef(0)
  const report = useLater(problemReport)
  const { failure, refusals } = form

  // After the fields have shown what is wrong with them: focus then reads it out.
  useEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    problems
      .map(({ name }) => form.fields.get(name)?.element())
      .find(Boolean)
      ?.focus()
    if (problems.length > 1) announce(t('problems', { count: problems.length }))
  })

  const nowhere = problems.some(({ name }) => !form.fields.has(name))
  const listed = refusals > 0 && (problems.length > 1 || nowhere) ? problems : []
  if (!failure && listed.length === 0) return null
  if (report) return <report.ProblemReport problems={listed} />
  return failure ? <p role="alert">{[failure.message, ...failure.others].join(' ')}</p> : null
}
