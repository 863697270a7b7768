import { createContext, useContext, type RefObject } from 'react'
import type { FieldError, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'
import type { LeaveGuardHandle } from '../leave-guard/use-leave-guard'

/** What a field of a form says about itself, for the summary and for where focus goes. */
export interface FormFieldEntry {
  readonly label: string
  readonly element: () => HTMLElement | null
  /** What is wrong with it at this moment. */
  readonly error: () => FieldError | undefined
  /** The field's own words for being empty. */
  readonly emptyError: string | undefined
}

/** `saved`: all done. `invalid`: something in it is wrong. `failed`: it could not be saved. `busy`: it is being saved. */
export type SubmitOutcome = 'saved' | 'invalid' | 'failed' | 'busy'

export interface FormFailure {
  readonly message: string
  /** What the server found wrong that the form has no field for. */
  readonly others: readonly string[]
}

/** A form as its parts see it, whatever its values are. */
export interface FormScope {
  /** That of the form element: a button elsewhere submits it by `form={id}`. */
  readonly id: string
  /** All that react-hook-form has, for values of any kind. */
  readonly hookForm: UseFormReturn
  readonly fields: Map<string, FormFieldEntry>
  /** It is being saved. */
  readonly busy: boolean
  /** Something in it differs from what is saved, or is typed and no value yet. */
  readonly dirty: boolean
  /** A field has text in it that is no value: not read yet, or not to be read. Ends by what it answers. */
  readonly holdTyped: () => () => void
  /** Why it could not be saved, as far as that is about no field. */
  readonly failure: FormFailure | undefined
  /** Counts the times that it was refused, so that focus goes to what is wrong each time. */
  readonly refusals: number
  /** Checks and saves; a second time only when the first is over. */
  readonly submit: () => Promise<SubmitOutcome>
  /** Waits for what is being saved, and saves what was typed meanwhile: nothing is left unsaved where it answers `saved`. */
  readonly saveAll: () => Promise<SubmitOutcome>
  /** The part of the schema that a name leads to. */
  readonly schemaOf: (name: string) => ZodType | undefined
  /** By the schema: it cannot be left empty. */
  readonly requires: (name: string) => boolean
  /** Whether leaving would lose something, at this moment. */
  readonly mayLose: () => boolean
  /** Leads focus to the first field that is wrong. */
  readonly lookAgain: () => void
  /** Asks, if something is not saved: before what the form stands in is closed. True: go. */
  readonly confirmLeave: () => Promise<boolean>
  /** Leaving asks. */
  readonly guarded: boolean
  /** Submitting saves what was filled in, rather than beginning something with it. */
  readonly saves: boolean
  readonly leaveGuard: RefObject<LeaveGuardHandle | null>
}

export const FormContext = createContext<FormScope | undefined>(undefined)

/** The form around. */
export function useFormScope(): FormScope {
  const form = useContext(FormContext)
  if (!form) throw new Error('A form field stands outside of <Form form={useInlayForm(...)}>.')
  return form
}
