import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { firstControl } from '../floating/first-control'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { useNotices } from '../root/use-notices'
import type { InlineEditingReason, InlineEditProps, InlineEditReason, InlineEditResult } from './InlineEdit'

export interface TypingState {
  readonly status: 'typing'
  readonly text: string
  /** Why it was not saved. */
  readonly error?: string | undefined
  /** What somebody else has made of the value: which of the two it is to be has to be chosen. */
  readonly theirs?: string | undefined
  /** Where focus goes as the field appears: into all of the text, behind it, or it stays where it is. */
  readonly focus: 'all' | 'end' | 'none'
}

export type InlineEditState =
  | { readonly status: 'shown' }
  | TypingState
  | { readonly status: 'saving'; readonly text: string; readonly reason: InlineEditReason }

export interface InlineEditSettings extends Pick<InlineEditProps, 'label' | 'onSave' | 'check' | 'onEditingChange'> {
  readonly value: string
  readonly onBlur: 'save' | 'cancel' | 'keep'
  readonly allowEmpty: boolean
  readonly onSaved: (value: string) => void
}

/** How editing in place goes on: shown, typed, saved or refused; and focus along with it. */
export function useInlineEdit(element: RefObject<HTMLElement | null>, settings: InlineEditSettings) {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const notify = useNotices()
  const [state, setState] = useState<InlineEditState>({ status: 'shown' })
  const returnFocus = useRef(false)
  const there = useRef(true)
  // What is current when a save comes back.
  const latest = useRef(settings)
  useEffect(() => {
    latest.current = settings
  })
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  useLayoutEffect(() => {
    if (state.status !== 'shown' || !returnFocus.current) return
    returnFocus.current = false
    firstControl(element.current)?.focus()
  }, [element, state.status])

  const end = (reason: InlineEditingReason, byKey: boolean) => {
    // Focus that has gone elsewhere by itself is left there.
    returnFocus.current = byKey
    setState({ status: 'shown' })
    latest.current.onEditingChange?.(false, { reason })
  }

  const refuse = (text: string, reason: InlineEditReason, refusal: Pick<TypingState, 'error' | 'theirs'>) => {
    setState({ status: 'typing', text, ...refusal, focus: reason === 'blur' ? 'none' : 'end' })
  }

  /** Also what was thrown becomes an answer: nobody is left with a field that is busy for ever. */
  const send = async (text: string, reason: InlineEditReason): Promise<InlineEditResult> => {
    try {
      return await settings.onSave(text, { reason })
    } catch {
      return { ok: false, error: t('saveFailed') }
    }
  }

  /** The field has gone before it was known that what was typed is not saved: it is said, and kept, elsewhere. */
  const tellOfUnsaved = (text: string, reason: InlineEditReason, result: InlineEditResult) => {
    if (result.ok || result.givenUp) return
    notify?.({
      tone: 'danger',
      lasting: true,
      text: `${t('leftUnsaved', { label: settings.label, text })}\n${result.error}`,
      action: {
        label: t('tryAgain'),
        run: () => void send(text, reason).then((again) => tellOfUnsaved(text, reason, again)),
      },
    })
  }

  const save = async (reason: InlineEditReason) => {
    if (state.status !== 'typing') return
    const { value, label, check, allowEmpty } = settings
    const { theirs } = state
    const next = state.text.trim()
    if (next === (theirs ?? value).trim()) return end('unchanged', reason !== 'blur')
    // Pressed out of habit it would overwrite what somebody else has made: it leads to the choice instead.
    if (theirs !== undefined && reason === 'enter') return element.current?.querySelector('button')?.focus()
    const wrong = check?.(next) ?? (next === '' && !allowEmpty ? t('valueRequired') : undefined)
    if (wrong !== undefined) return refuse(state.text, reason, { error: wrong, theirs })
    setState({ status: 'saving', text: next, reason })
    const result = await send(next, reason)
    if (!there.current) return tellOfUnsaved(next, reason, result)
    if (!result.ok && result.givenUp) return end('given-up', reason !== 'blur')
    if (!result.ok) return refuse(next, reason, { error: result.error, theirs: result.theirs ?? theirs })
    latest.current.onSaved(next)
    announce(t('saved', { label }))
    // Who has gone on meanwhile is not called back.
    end('saved', reason !== 'blur' && (element.current?.matches(':focus-within') ?? false))
  }

  return {
    state,
    edit(reason: 'pressed' | 'handle') {
      if (state.status !== 'shown') return
      setState({ status: 'typing', text: settings.value, focus: 'all' })
      settings.onEditingChange?.(true, { reason })
    },
    type(text: string) {
      const choice = state.status === 'typing' && state.theirs !== undefined ? state : undefined
      setState({ status: 'typing', text, error: choice?.error, theirs: choice?.theirs, focus: 'none' })
    },
    save: (reason: InlineEditReason) => void save(reason),
    giveUp: () => end('escape', true),
    takeTheirs(theirs: string) {
      settings.onSaved(theirs)
      end('use-theirs', true)
    },
    leave() {
      // Leaving decides nothing between the two.
      if (state.status === 'typing' && state.theirs !== undefined) return
      // Nothing typed is nothing to mend: whoever leaves it has given up.
      const emptied = state.status === 'typing' && state.text.trim() === '' && !settings.allowEmpty
      if (settings.onBlur === 'cancel' || (settings.onBlur === 'save' && emptied)) end('blur', false)
      else if (settings.onBlur === 'save') void save('blur')
    },
  }
}
