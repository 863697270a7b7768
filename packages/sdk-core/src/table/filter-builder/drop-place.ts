import { moveBeside } from './change-draft'
import { isDraftGroup, type DraftGroup, type DraftMember } from './filter-draft'
import type { MemberElements } from './use-focus-after'

/** Where a member that is dragged would go: before another one, or behind it. */
export interface DropPlace {
  readonly target: string
  readonly side: 'before' | 'after'
}

/** The place that is nearest to a height on the screen; nothing where the member would stay where it is, or cannot go. */
export function nearestPlace(
  draft: DraftGroup,
  id: string,
  { members, y }: { readonly members: MemberElements; readonly y: number },
): DropPlace | undefined {
  let nearest: { readonly place: DropPlace; readonly distance: number } | undefined
  for (const place of placesIn(draft, id)) {
    const box = members.get(place.target)?.getBoundingClientRect()
    if (!box) continue
    const distance = Math.abs((place.side === 'before' ? box.top : box.bottom) - y)
    if (!nearest || distance < nearest.distance) nearest = { place, distance }
  }
  if (!nearest) return undefined
  const { target, side } = nearest.place
  return moveBeside(draft, id, target, side) === draft ? undefined : nearest.place
}

/** All places, also those beside itself: who is nearest to one of these leaves it where it is. */
function placesIn(group: DraftGroup, id: string): readonly DropPlace[] {
  return group.members.flatMap((member: DraftMember, index): readonly DropPlace[] => {
    const isLast = index === group.members.length - 1
    return [
      { target: member.id, side: 'before' },
      ...(isDraftGroup(member) && member.id !== id ? placesIn(member, id) : []),
      ...(isLast ? [{ target: member.id, side: 'after' } as const] : []),
    ]
  })
}
