import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@inlay/sdk-core'
import { writeText, type MessageType, type TextUse } from '@inlay/sdk-core/contract/campaigns'
import { useAction } from '@inlay/sdk-core/react'
import { blankTemplates, isBlankText, withContent, withSubject, type MessageDraft } from './message-draft'
import { outdatedTexts } from './outdated-texts'
import type { MessageDrafting } from './use-message-draft'
import { subjectPrompt, templatePrompt } from './write-prompt'

/** What is being written: the id of a step, or the subject. */
export type CopyPlace = string

export const subjectPlace: CopyPlace = 'subject'

/** There was no network, or the model gave no text. */
export type CopyFailure = 'offline' | 'unwritten'

export interface CopyWriting {
  readonly isWriting: (place: CopyPlace) => boolean
  /** Why it could not be written when that was tried last. */
  readonly failure: (place: CopyPlace) => CopyFailure | undefined
  /** The step that is being written, where one is. */
  readonly step: number | undefined
  readonly writeStep: (id: string) => Promise<void>
  /** Answers whether one was written, be it the same. */
  readonly writeSubject: () => Promise<boolean>
  /** Every step and the subject that nothing stands in. Resolves when each has been tried. */
  readonly writeBlanks: () => Promise<void>
  /** Every text of the model's that is of another goal. One that cannot be written stays. */
  readonly writeOutdated: () => Promise<void>
}

/**
 * Has the model write texts of a draft. What somebody types meanwhile stays. Why a text could not be written is told to
 * the log alone: its field stays empty, and can be filled by hand.
 */
export function useWriteCopy(
  campaignId: string,
  type: MessageType,
  { draft, now, change }: MessageDrafting,
  fields: readonly string[],
): CopyWriting {
  const { run } = useAction(writeText, { background: true })
  const [writing, setWriting] = useState<ReadonlySet<CopyPlace>>(new Set())
  const [failed, setFailed] = useState<ReadonlyMap<CopyPlace, CopyFailure>>(new Map())
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  async function write(place: CopyPlace, modelType: TextUse, prompt: string): Promise<string | undefined> {
    const { signal } = stop.current
    setWriting((before) => withPlace(before, place))
    setFailed((before) => new Map([...before].filter(([each]) => each !== place)))
    const result = await run({ body: { modelType, prompt, campaignId } }, { signal })
    setWriting((before) => withoutPlace(before, place))
    if (signal.aborted) return undefined
    const text = result.ok ? result.data.text.trim() : ''
    if (text !== '') return text
    const why = !result.ok && isApiError(result.error, 'offline') ? 'offline' : 'unwritten'
    setFailed((before) => new Map([...before, [place, why]]))
    return undefined
  }

  async function writeStep(id: string) {
    const { goal, templates } = now()
    const step = templates.findIndex((each) => each.id === id)
    const before = contentOf(now(), id)
    const modelType = type === 'email' ? 'email-template' : 'linkedin-template'
    const text = await write(id, modelType, templatePrompt(now(), { type, step, fields }))
    if (text === undefined) return
    change((draftNow) => (contentOf(draftNow, id) === before ? withContent(draftNow, id, text, goal) : draftNow))
  }

  async function writeSubject() {
    const { goal, subject: before } = now()
    const text = await write(subjectPlace, 'subject-line', subjectPrompt(now(), fields))
    const subject = text?.replaceAll(/\s+/g, ' ')
    if (subject === undefined) return false
    change((draftNow) => (draftNow.subject === before ? withSubject(draftNow, subject, goal) : draftNow))
    return true
  }

  async function writeBlanks() {
    if (type === 'email' && isBlankText(now().subject)) await writeSubject()
    // One after the other: each is told what the steps before it say.
    for (const { id } of blankTemplates(now())) {
      if (!stop.current.signal.aborted) await writeStep(id)
    }
  }

  async function writeOutdated() {
    const { subject, steps } = outdatedTexts(now())
    if (type === 'email' && subject) await writeSubject()
    for (const { id } of steps) {
      if (!stop.current.signal.aborted) await writeStep(id)
    }
  }

  const step = draft.templates.findIndex(({ id }) => writing.has(id))
  return {
    isWriting: (place) => writing.has(place),
    failure: (place) => failed.get(place),
    step: step < 0 ? undefined : step,
    writeStep,
    writeSubject,
    writeBlanks,
    writeOutdated,
  }
}

function withPlace(places: ReadonlySet<CopyPlace>, place: CopyPlace): ReadonlySet<CopyPlace> {
  return new Set([...places, place])
}

function withoutPlace(places: ReadonlySet<CopyPlace>, place: CopyPlace): ReadonlySet<CopyPlace> {
  return new Set([...places].filter((each) => each !== place))
}

function contentOf({ templates }: MessageDraft, id: string): string | undefined {
  return templates.find((each) => each.id === id)?.content.trim()
}
