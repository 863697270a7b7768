import { createContext, type PointerEvent } from 'react'
import type { FilterIgnore } from '../../operation/filter-model'
import type { DraftMove } from './change-draft'
import type { DropPlace } from './drop-place'
import type { FilterBuilderField } from './filter-builder-field'
import type { ControlPart } from './use-focus-after'
import type { DraftGroup, GroupSense } from './filter-draft'
import type { OperatorChoice } from './operator-choice'
import type { DraftReader } from './read-condition'

/** What can be done to a filter that is built, each with where focus goes and what is said. */
export interface FilterActions {
  readonly addCondition: (groupId: string) => void
  readonly addGroup: (groupId: string) => void
  readonly remove: (id: string) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly duplicate: (id: string) => void
  /** Focus goes to the same part of the member in its new place. @default its actions */
  readonly move: (id: string, move: DraftMove, part?: ControlPart) => void
  readonly moveBeside: (id: string, place: DropPlace) => void
  readonly ungroup: (id: string) => void
  readonly setSense: (id: string, sense: GroupSense) => void
  readonly setField: (id: string, field: FilterBuilderField) => void
  readonly setChoice: (id: string, field: FilterBuilderField, choice: OperatorChoice) => void
  readonly setTexts: (id: string, field: FilterBuilderField, texts: readonly string[]) => void
  readonly setIgnore: (id: string, ignore: FilterIgnore) => void
}

/** The filter that is built, for its parts. */
export interface FilterBuilding {
  readonly draft: DraftGroup
  readonly fields: readonly FilterBuilderField[]
  readonly reader: DraftReader
  readonly actions: FilterActions
  /** For the element of a member: where its controls are found. */
  readonly memberRef: (id: string) => (element: HTMLElement | null) => void
  /** There is somewhere to move a member to. */
  readonly canMove: boolean
  readonly beginDrag: (id: string, event: PointerEvent<HTMLElement>) => void
  /** The member that is dragged. */
  readonly dragged: string | undefined
  /** The member whose value takes focus as a popover opens. */
  readonly startAt: string | undefined
}

export const FilterBuildingContext = createContext<FilterBuilding | undefined>(undefined)
