import { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { isApiError, type ApiError } from '../../errors/api-error'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { copyValue } from '../../values/copy-value'
import { sameValue } from '../../values/same-value'
import { useLocale } from '../root/use-locale'
import { forgetTyped } from '../time-field/forget-typed'
import type { LeaveGuardHandle } from '../leave-guard/use-leave-guard'
import { formMessages } from './form-messages'
import type { FormFailure, FormFieldEntry, FormScope, SubmitOutcome } from './form-scope'
import { issueMessage } from './issue-message'
import { isRequired, schemaAt, withAllKeys } from './schema-fields'
import { schemaResolver } from './schema-resolver'
import { placeOfError } from './places-around'
import { keysOf, sortErrors } from './server-errors'
import { wordsOfEntries } from './words-of-entries'

/** An object of fields. What a person fills in is its input; what is sent is its output. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>

/** What `useAction().run` answers can be given back as it is. */
export type FormResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError }

export interface InlayFormOptions<Schema extends FormSchema> {
  /** The contract's own schema of what is sent, or one like it. */
  readonly schema: Schema
  /** What the fields begin with; all of them, empty ones as `''`, `null`, `false` or `[]`. */
  readonly defaultValues: DefaultValues<z.input<Schema>>
  /**
   * Saves what was checked. Throwing, or answering `ok: false`, keeps all that was typed and says why: errors of fields
   * at their fields, the rest above the form.
   */
  readonly onSubmit: (values: z.output<Schema>) => Promise<FormResult | void> | FormResult | void
  /** It is saved, and leaving asks no more: the place to close or to go on from. */
  readonly onSaved?: ((values: z.output<Schema>) => void) | undefined
  /** The field that a path of the server's is about, where the names differ. */
  readonly fieldOf?: ((path: string) => string | undefined) | undefined
  /** Leaving asks as long as something is not saved. @default true */
  readonly guard?: boolean | undefined
  /**
   * Submitting saves. Where it begins something instead (a launch, a search), whoever leaves is not offered to do it on
   * the way out. @default true
   */
  readonly saves?: boolean | undefined
}

export interface InlayForm<Schema extends FormSchema> extends FormScope {
  /** react-hook-form's own, for all that is not covered here. */
  readonly methods: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>
}

/**
 * A form over a schema, for `<Form>` and the fields in it. What is wrong shows when a field is left that was filled in,
 * or when all is submitted; it goes as soon as it is right.
 */
export function useInlayForm<Schema extends FormSchema>(options: InlayFormOptions<Schema>): InlayForm<Schema> {
  type Input = z.input<Schema>
  const { schema, guard = true, saves = true } = options
  const t = useMessages(formMessages)
  const locale = useLocale()
  const onError = useContext(InlayContext)?.onError
  const id = useId()
  const [fields] = useState(() => new Map<string, FormFieldEntry>())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const [refusals, setRefusals] = useState(0)
  const lookAgain = useCallback(() => setRefusals((count) => count + 1), [])
  const running = useRef<Promise<SubmitOutcome>>(undefined)
  const unsaved = useRef(false)
  const latest = useRef(options)
  const leaveGuard = useRef<LeaveGuardHandle>(null)

  const resolver = useMemo(
    () =>
      schemaResolver(
        schema as unknown as z.ZodType<z.output<Schema>, Input>,
        (issue) => issueMessage(issue, t, locale),
        fields,
      ),
    [fields, locale, schema, t],
  )

  // When to check is decided by the fields; where focus goes, by the form, which knows their order on the screen.
  const form = useForm<Input, unknown, z.output<Schema>>({
    resolver,
    defaultValues: withAllKeys(schema, options.defaultValues),
    shouldFocusError: false,
  })
  const { formState } = form
  const [typed, setTyped] = useState(0)
  const dirty = formState.isDirty || typed > 0
  const holdTyped = useCallback(() => {
    setTyped((count) => count + 1)
    return () => setTyped((count) => count - 1)
  }, [])
  useEffect(() => {
    latest.current = options
    unsaved.current = dirty
  })

  const schemaOf = (name: string) => schemaAt(schema, name)
  const requires = (name: string) => {
    const field = schemaOf(name)
    return field !== undefined && isRequired(field)
  }

  const { handleSubmit, getValues, reset, setError, setValue } = form

  const [resetAll] = useState((): typeof reset => (values, how) => {
    reset(typeof values === 'object' ? withAllKeys(schema, values) : values, how)
    // A text that could not be read is no value, so that no value tells its field.
    fields.forEach(({ element }) => element()?.dispatchEvent(new Event(forgetTyped)))
  })
  const methods = useMemo(() => ({ ...form, formState, reset: resetAll }), [form, formState, resetAll])

  /** What was typed while it was being saved is not saved yet. */
  const keepAsSaved = useCallback(
    (saved: Input) => {
      const now = copyValue(getValues())
      reset(saved)
      unsaved.current = false
      for (const [name, value] of Object.entries(now) as [Path<Input>, PathValue<Input, Path<Input>>][]) {
        if (!sameValue(value, (saved as FieldValues)[name])) {
          setValue(name, value, { shouldDirty: true })
          unsaved.current = true
        }
      }
    },
    [getValues, reset, setValue],
  )

  const refuse = useCallback(
    (error: unknown) => {
      if (isApiError(error, 'aborted')) return
      const known = isApiError(error)
      if (!known) onError?.(error)
      const sorted = sortErrors(known ? error.fields : [], (name) => fields.has(name), latest.current.fieldOf)
      // From within: what is wrong with a list as a whole stands beside what is wrong in it.
      const found = [...sorted.fields].sort(([one], [other]) => other.length - one.length)
      for (const [name, errors] of found)
        setError(placeOfError(name, [...fields.keys()]) as Path<Input>, {
          type: 'server',
          message: [...new Set(errors.map(({ message }) => message))].join('\n'),
          types: wordsOfEntries(
            getValues(name as Path<Input>),
            errors.map(({ field, message }) => ({ path: keysOf(field), message })),
          ),
        })
      if (!sorted.fields.size || sorted.others[0]) {
        // The sentence of such an answer repeats what is said at each field.
        const own = known && error.fields.length === 0 ? wordsOf(error) : undefined
        const message = own ?? t(isApiError(error, 'offline') ? 'offline' : 'failed')
        setFailure({ message, others: sorted.others })
      }
      if (sorted.fields.size) lookAgain()
    },
    [fields, getValues, lookAgain, onError, setError, t],
  )

  const submitOnce = useCallback(async (): Promise<SubmitOutcome> => {
    setFailure(undefined)
    let outcome: SubmitOutcome = 'invalid'
    // What is typed while it is checked is not sent either.
    const sent = copyValue(getValues())
    const save = async (values: z.output<Schema>) => {
      setBusy(true)
      const result = await attempt(() => latest.current.onSubmit(values))
      setBusy(false)
      outcome = result.ok ? 'saved' : 'failed'
      if (!result.ok) return refuse(result.error)
      keepAsSaved(sent)
      latest.current.onSaved?.(values)
    }
    await handleSubmit(save)()
    // Not before: what is wrong is told to the fields only when the check has ended.
    if (outcome === 'invalid') lookAgain()
    return outcome
  }, [getValues, handleSubmit, keepAsSaved, lookAgain, refuse])

  const submit = useCallback(() => {
    if (running.current) return Promise.resolve<SubmitOutcome>('busy')
    running.current = submitOnce().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [submitOnce])

  /** What is under way is waited for; only what was typed since is saved once more. */
  const saveAll = useCallback(async () => {
    const outcome = await (running.current ?? submit())
    return outcome === 'saved' && unsaved.current ? submit() : outcome
  }, [submit])

  const mayLose = useCallback(() => unsaved.current, [])
  const confirmLeave = useCallback(async () => (await leaveGuard.current?.confirmLeave()) ?? true, [])
  return {
    id,
    methods,
    // The parts of a form take it for whatever values it has.
    hookForm: methods as unknown as UseFormReturn,
    fields,
    busy,
    dirty,
    holdTyped,
    failure,
    refusals,
    guarded: guard,
    saves,
    leaveGuard,
    submit,
    saveAll,
    requires,
    schemaOf,
    mayLose,
    lookAgain,
    confirmLeave,
  }
}

async function attempt(
  save: () => Promise<FormResult | void> | FormResult | void,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: unknown }> {
  try {
    return (await save()) ?? { ok: true }
  } catch (error) {
    return { ok: false, error }
  }
}

/** What an error says to people. The title of a fault, which may pass, is for programs. */
function wordsOf({ detail, title, status, code }: ApiError): string | undefined {
  return detail ?? (status >= 500 || code === 'offline' ? undefined : title)
}
