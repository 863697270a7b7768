import { describe, expect, it } from 'vitest'
import {
  blankTemplates,
  draftOf,
  emptyDraft,
  isSameDraft,
  settingsOf,
  withContent,
  withoutStep,
  withStep,
} from './message-draft'

describe('a draft of messages', () => {
  it('begins with one blank step', () => {
    expect(emptyDraft().templates).toHaveLength(1)
    expect(blankTemplates(emptyDraft())).toHaveLength(1)
  })

  it('has at most seven steps [CAM-MSG-06]', () => {
    let draft = emptyDraft()
    for (let step = 0; step < 10; step += 1) ({ draft } = withStep(draft))
    expect(draft.templates).toHaveLength(7)
    expect(withStep(draft).added).toBeUndefined()
    expect(new Set(draft.templates.map(({ id }) => id)).size).toBe(7)
  })

  it('keeps its last step, and what stands in the others [CAM-MSG-07]', () => {
    const { draft, added = '' } = withStep(withContent(emptyDraft(), '1', 'Hello'))
    const second = withContent(draft, added, 'Still there?')
    expect(withoutStep(second, '1').templates).toMatchObject([{ content: 'Still there?' }])
    expect(withoutStep(withoutStep(second, '1'), added).templates).toHaveLength(1)
  })

  it('gives a new step an id of its own, also after one was taken away', () => {
    const { draft } = withStep(withStep(emptyDraft()).draft)
    const { draft: next } = withStep(withoutStep(draft, '2'))
    expect(next.templates.map(({ id }) => id)).toEqual(['1', '3', '4'])
  })

  it('knows what a model has written until it is changed', () => {
    const generated = withContent(emptyDraft(), '1', 'Hello', 'Book a call')
    expect(generated.templates[0]?.isGenerated).toBe(true)
    expect(generated.templates[0]?.writtenFor).toBe('Book a call')
    expect(withContent(generated, '1', 'Hello you').templates[0]).toMatchObject({ isGenerated: false })
    expect(withContent(generated, '1', 'Hello you').templates[0]?.writtenFor).toBeUndefined()
  })

  it('is what a campaign has kept [CAM-MSG-04]', () => {
    const kept = { instructions: 'Book a call', templates: ['One', 'Two'], subjectLine: 'A subject line' }
    expect(settingsOf(draftOf(kept), 'email')).toEqual({
      messageType: 'email',
      instructions: 'Book a call',
      templates: ['One', 'Two'],
      subjectLine: 'A subject line',
    })
    expect(settingsOf(draftOf({ ...kept, subjectLine: null }), 'linkedin')).not.toHaveProperty('subjectLine')
    expect(draftOf({ instructions: '', templates: [] }).templates).toHaveLength(1)
  })

  it('is the same with the same words', () => {
    const draft = withContent(emptyDraft(), '1', 'Hello')
    expect(isSameDraft(draft, withContent(emptyDraft(), '1', 'Hello', 'Book a call'))).toBe(true)
    expect(isSameDraft(draft, emptyDraft())).toBe(false)
    expect(isSameDraft(draft, withStep(draft).draft)).toBe(false)
  })
})
