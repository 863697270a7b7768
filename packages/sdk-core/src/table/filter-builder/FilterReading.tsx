import { isFilterGroup, type Filter, type FilterGroup } from '../../operation/filter-model'
import { useMessages } from '../../react/messages/use-messages'
import { filterBuilderMessages } from './filter-builder-messages'
import type { DraftReader } from './read-condition'
import { senseName } from './sense-name'
import { useFilterWords } from './use-filter-words'

interface FilterReadingProps {
  readonly filter: FilterGroup | null
  readonly reader: DraftReader
}

/** A filter to be read: its conditions in words, groups as lists in lists. */
export function FilterReading({ filter, reader }: FilterReadingProps) {
  const t = useMessages(filterBuilderMessages)
  const words = useFilterWords(reader)
  if (filter === null) return <p className="inlay-FilterBuilder-empty">{t('empty')}</p>
  return <ReadGroup group={filter} words={words} />
}

function ReadGroup({ group, words }: { readonly group: FilterGroup; readonly words: (filter: Filter) => string }) {
  const t = useMessages(filterBuilderMessages)
  return (
    <>
      {(group.members.length > 1 || group.not) && (
        <p className="inlay-FilterBuilder-readSense">
          {t(`sense.${senseName({ combine: group.combine, not: group.not ?? false })}`)}
        </p>
      )}
      <ul className="inlay-FilterBuilder-reading">
        {keyed(group.members, words).map(([key, member]) => (
          <li key={key}>{isFilterGroup(member) ? <ReadGroup group={member} words={words} /> : words(member)}</li>
        ))}
      </ul>
    </>
  )
}

/** What is read has no ids; its words are one, with their number where they come again. */
function keyed(members: readonly Filter[], words: (filter: Filter) => string): readonly (readonly [string, Filter])[] {
  const seen = new Map<string, number>()
  return members.map((member) => {
    const text = words(member)
    const times = seen.get(text) ?? 0
    seen.set(text, times + 1)
    return [`${text}#${times}`, member]
  })
}
