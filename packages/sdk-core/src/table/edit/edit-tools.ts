import type { CellsToChange, MadeChanges, ManyReason } from './change-cells'
import type { TakenBack } from './edited-cells'
import type { CellRefusal } from './use-cell-editing'

/** Cells, without the words in which they are told of. */
type Cells<Row> = Omit<CellsToChange<Row>, 't' | 'words' | 'announce' | 'reader'>

/** What is done with many cells; it comes with the editors. */
export interface CellTools {
  changeMany<Row>(reason: ManyReason, cells: Cells<Row>): MadeChanges<Row>
  tellOf<Row>(
    word: 'undone' | 'redone',
    taken: TakenBack<Row>,
    cells: Pick<Cells<Row>, 'columns' | 'rowName'>,
  ): CellRefusal | undefined
}

/** Runs what needs the tools: at once, or when they have come. */
export interface ToolsLater {
  readonly use: (run: (tools: CellTools) => void) => void
  readonly onReady: (tools: CellTools) => void
}

export function createToolsLater(): ToolsLater {
  let tools: CellTools | undefined
  let waiting: ((tools: CellTools) => void)[] = []
  return {
    use(run) {
      if (tools) run(tools)
      else waiting.push(run)
    },
    onReady(ready) {
      tools = ready
      const runs = waiting
      waiting = []
      for (const run of runs) run(ready)
    },
  }
}
