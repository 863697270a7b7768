import type { RefObject } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { withChoice, withField, withIgnore, withTexts } from './change-condition'
import {
  changeCondition,
  clearDraft,
  duplicateMember,
  insertMember,
  memberOf,
  moveBeside,
  moveMember,
  newGroup,
  placeOf,
  removeMember,
  restoreMember,
  setSense,
  ungroup,
} from './change-draft'
import { filterBuilderMessages } from './filter-builder-messages'
import type { FilterActions } from './filter-building'
import { draftConditions, emptyCondition, isDraftGroup, type DraftGroup, type DraftMember } from './filter-draft'
import { placeWords } from './place-words'
import type { FilterDraft, FilterReason } from './use-filter-draft'
import { useFocusAfter, type FocusGoal, type MemberElements } from './use-focus-after'

/** What can be done to the draft in a container. */
export function useFilterActions(
  { draft, reader, removed, change }: FilterDraft,
  container: RefObject<HTMLElement | null>,
  members: RefObject<MemberElements>,
): FilterActions {
  const t = useMessages(filterBuilderMessages)
  const announce = useAnnounce()
  const focusAfter = useFocusAfter(container, members, draft)
  const { locale, fieldOf } = reader

  const add = (groupId: string, member: DraftMember) => {
    focusAfter({ id: firstCondition(member), part: 'field' })
    change(insertMember(draft, groupId, member), 'added')
  }

  const moved = (next: DraftGroup, id: string, reason: FilterReason) => {
    if (next === draft) return
    announce(t('moved', { place: placeWords(next, id, t) }))
    change(next, reason)
  }

  return {
    addCondition: (groupId) => add(groupId, emptyCondition()),
    addGroup: (groupId) => {
      const group = memberOf(draft, groupId)
      if (group && isDraftGroup(group)) add(groupId, newGroup(group))
    },
    remove(id) {
      const result = removeMember(draft, id)
      if (!result) return
      focusAfter(neighbour(draft, result.removed.member.id))
      announce(t('removed', { count: countIn(result.removed.member) }))
      change(result.draft, 'removed', result.removed)
    },
    undo() {
      if (!removed) return
      focusAfter({ id: firstCondition(removed.member), part: 'field' })
      announce(t('restored', { count: countIn(removed.member) }))
      change(restoreMember(draft, removed), 'restored')
    },
    clear() {
      focusAfter({ part: 'add' })
      announce(t('removed', { count: countIn(draft) }))
      const cleared = clearDraft(draft)
      change(cleared.draft, 'cleared', cleared.removed)
    },
    duplicate(id) {
      const copy = duplicateMember(draft, id)
      const member = memberOf(copy.draft, copy.id)
      if (member) focusAfter({ id: firstCondition(member), part: 'field' })
      change(copy.draft, 'duplicated')
    },
    move(id, move, part = 'actions') {
      focusAfter({ id, part })
      moved(moveMember(draft, id, move), id, move === 'into-new' ? 'grouped' : 'moved')
    },
    moveBeside(id, { target, side }) {
      focusAfter({ id, part: 'actions' })
      moved(moveBeside(draft, id, target, side), id, 'moved')
    },
    ungroup(id) {
      const group = memberOf(draft, id)
      if (group) focusAfter({ id: firstCondition(group), part: 'field' })
      change(ungroup(draft, id), 'grouped')
    },
    setSense: (id, sense) => change(setSense(draft, id, sense), 'combined'),
    setField: (id, field) =>
      change(
        changeCondition(draft, id, (each) =>
          withField(each, each.field === undefined ? undefined : fieldOf(each.field), field, locale),
        ),
        'field',
      ),
    setChoice: (id, field, choice) =>
      change(
        changeCondition(draft, id, (each) => withChoice(each, field, choice, locale)),
        'operator',
      ),
    setTexts: (id, field, texts) =>
      change(
        changeCondition(draft, id, (each) => withTexts(each, field, texts)),
        'value',
      ),
    setIgnore: (id, ignore) =>
      change(
        changeCondition(draft, id, (each) => withIgnore(each, ignore)),
        'value',
      ),
  }
}

function countIn(member: DraftMember): number {
  return isDraftGroup(member) ? draftConditions(member).length : 1
}

function firstCondition(member: DraftMember): string {
  return (isDraftGroup(member) ? draftConditions(member)[0]?.id : undefined) ?? member.id
}

/** Where focus goes when a member is gone: what comes into its place, else what is before it, else what adds anew. */
function neighbour(draft: DraftGroup, id: string): FocusGoal {
  const place = placeOf(draft, id)
  const next = place?.group.members[place.index + 1] ?? place?.group.members[place.index - 1]
  return next ? { id: firstCondition(next), part: 'remove' } : { part: 'add' }
}
