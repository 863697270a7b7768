import { csvMessages, type CsvProblem } from '@inlay/sdk-core/csv'
import { useMessages } from '@inlay/sdk-core/react'
import { Icon } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { createAudienceMessages } from '../messages'

const shownProblems = 3
/** What puts values where they do not belong. */
const notAdded: ReadonlySet<CsvProblem['code']> = new Set(['too-many-cells', 'lines-joined', 'unreadable-characters'])

/** What is not quite as it should be in the first rows. */
export function PreviewProblems({ problems }: { readonly problems: readonly CsvProblem[] }) {
  const t = useMessages(createAudienceMessages)
  const words = useMessages(csvMessages)
  if (problems.length === 0) return null
  const left = problems.length - shownProblems
  const textOf = (problem: CsvProblem) => {
    const { line } = problem
    const text =
      'cells' in problem
        ? words(`problem.${problem.code}`, { line, cells: problem.cells })
        : words(`problem.${problem.code}`, { line })
    return notAdded.has(problem.code) ? `${text} ${t('rowNotAdded')}` : text
  }
  return (
    <ul className="inlay-ReviewColumns-problems">
      {problems.slice(0, shownProblems).map((problem) => (
        <li key={`${problem.code} ${problem.row}`}>
          <Icon icon={TriangleAlert} size={14} />
          <span>{textOf(problem)}</span>
        </li>
      ))}
      {left > 0 && <li>{t('moreProblems', { count: left })}</li>}
    </ul>
  )
}
