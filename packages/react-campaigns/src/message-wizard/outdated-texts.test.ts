import { describe, expect, it } from 'vitest'
import { emptyDraft, withContent, withStep, withSubject, type MessageDraft } from './message-draft'
import { hasOrigins, outdatedTexts, withOrigins, withTextsBefore } from './outdated-texts'

const goal = 'Book a call'
/** A subject and a first step by the model, a second one by hand. */
const mixed: MessageDraft = withContent(
  withStep(withContent(withSubject({ ...emptyDraft(), goal }, 'A first call', goal), '1', 'Hello', goal)).draft,
  '2',
  'Still there?',
)
const mixedStart: MessageDraft = { ...emptyDraft(), goal }
const idsOf = (draft: MessageDraft) => outdatedTexts(draft).steps.map(({ id }) => id)

describe('texts of another goal', () => {
  it('are those that the model wrote, and nobody has changed', () => {
    expect([outdatedTexts(mixed).subject, idsOf(mixed)]).toEqual([false, []])
    const changed = { ...mixed, goal: 'Invite them to our webinar' }
    expect([outdatedTexts(changed).subject, idsOf(changed)]).toEqual([true, ['1']])
    expect(idsOf(withContent(changed, '1', 'Hello you'))).toEqual([])
    expect(outdatedTexts(withSubject(changed, 'Mine')).subject).toBe(false)
  })

  it('are none where only spaces differ, or no goal is left', () => {
    expect(idsOf({ ...mixed, goal: ' Book  a\ncall ' })).toEqual([])
    expect(idsOf({ ...mixed, goal: ' ' })).toEqual([])
  })

  it('are known again of what a campaign has, as long as they are the same', () => {
    const had: MessageDraft = {
      ...emptyDraft(),
      goal: 'Other',
      subject: 'A first call',
      templates: [
        { id: '1', content: 'Hello', isGenerated: false },
        { id: '2', content: 'Somebody else wrote this', isGenerated: false },
      ],
    }
    const known = withOrigins(had, mixed)
    expect([outdatedTexts(known).subject, idsOf(known)]).toEqual([true, ['1']])
    expect(hasOrigins(known)).toBe(true)
    expect(hasOrigins(withOrigins({ ...had, subject: 'New', templates: [] }, mixed))).toBe(false)
  })

  it('are also the end of a sequence that goes on, until it is written again', () => {
    const three = [1, 2].reduce((draft) => withStep(draft).draft, mixedStart)
    const written = ['1', '2', '3'].reduce((draft, id) => withContent(draft, id, `Text ${id}`, goal), three)
    expect([idsOf(written), outdatedTexts(written).end]).toEqual([[], undefined])
    const longer = withStep(written).draft
    expect([idsOf(longer), outdatedTexts(longer).end?.id]).toEqual([['3'], '3'])
    expect(idsOf(withContent(longer, '3', 'One more thought', goal))).toEqual([])
    expect(idsOf(withContent(longer, '3', 'My own words'))).toEqual([])
    expect(outdatedTexts({ ...longer, goal: 'Invite them' }).end).toBeUndefined()
  })

  it('are also what says goodbye before the end, whoever wrote it, once nothing else is outdated', () => {
    const bye = 'This is my last note about your routes.'
    const by = (contents: readonly string[]): MessageDraft => ({
      ...mixedStart,
      templates: contents.map((content, index) => ({ id: `${index + 1}`, content, isGenerated: false })),
    })
    expect(idsOf(by(['Hello', bye]))).toEqual([])
    const longer = by(['Hello', bye, ''])
    expect([idsOf(longer), outdatedTexts(longer).end?.id]).toEqual([['2'], '2'])
    expect(idsOf({ ...longer, goal: ' ' })).toEqual([])
    expect(idsOf(withContent(longer, '2', bye, goal))).toEqual([])
    const changed = { ...withContent(longer, '1', 'Hi', goal), goal: 'Invite them' }
    expect([idsOf(changed), outdatedTexts(changed).end]).toEqual([['1'], undefined])
  })

  it('come back, but for what was changed since', () => {
    const written = withSubject(withContent(mixed, '1', 'Hello again', 'Other'), 'Another call', 'Other')
    const since = withContent(written, '2', 'Are you there?')
    expect(withTextsBefore(since, mixed, written)).toMatchObject({
      subject: 'A first call',
      templates: [{ content: 'Hello', writtenFor: goal }, { content: 'Are you there?' }],
    })
    expect(withTextsBefore(withSubject(since, 'Mine'), mixed, written).subject).toBe('Mine')
  })
})
