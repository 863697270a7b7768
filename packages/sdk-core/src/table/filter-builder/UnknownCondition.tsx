import type { FilterCondition } from '../../operation/filter-model'
import { useFilterBuilding } from './use-filter-building'
import { useFilterWords } from './use-filter-words'

/** A condition whose field is not known here, in words: how it is compared cannot be known either. */
export function UnknownCondition({ condition }: { readonly condition: FilterCondition }) {
  const { reader } = useFilterBuilding()
  const words = useFilterWords(reader)
  return <span className="inlay-FilterBuilder-unknown">{words(condition)}</span>
}
