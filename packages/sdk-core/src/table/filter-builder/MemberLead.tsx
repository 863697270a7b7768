import { GripVertical } from 'lucide-react'
import { Icon } from '../../ui/icon/Icon'
import { useFilterBuilding } from './use-filter-building'

/** How a member combines with what is before it, and what it is dragged by. Keys and the menu move it too. */
export function MemberLead({ id, lead }: { readonly id: string; readonly lead: string }) {
  const { canMove, beginDrag } = useFilterBuilding()
  return (
    <span className="inlay-FilterBuilder-lead">
      {canMove && (
        <span className="inlay-FilterBuilder-grip" aria-hidden onPointerDown={(event) => beginDrag(id, event)}>
          <Icon icon={GripVertical} size={14} />
        </span>
      )}
      {lead}
    </span>
  )
}
