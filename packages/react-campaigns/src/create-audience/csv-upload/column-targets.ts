import { freeFieldName, isOwnHeader, uploadFieldsOf, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { detectColumnType, mapHeaders } from '@inlay/sdk-core/csv'

/** Where a column of a file goes: to a field, to an extra column of its own name, or nowhere. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'extra' }
  | { readonly kind: 'left-out' }

export interface SuggestedTargets {
  readonly targets: readonly ColumnTarget[]
  /** Each column is a field without a doubt: nobody has to look. */
  readonly isSure: boolean
}

/** Below it two names are alike, and may mean something else all the same. */
const sureScore = 0.9

export interface SuggestParts {
  readonly artifactType: ArtifactType
  readonly headers: readonly string[]
  /** Their first rows, which tell addresses by themselves, in whatever language the header is. */
  readonly rows?: readonly { readonly cells: readonly string[] }[] | undefined
  readonly labelOf: (field: string) => string
}

/** Where columns go by their names. What is no field of ours is kept as an extra column. */
export function suggestTargets({ artifactType, headers, rows = [], labelOf }: SuggestParts): SuggestedTargets {
  const fields = uploadFieldsOf(artifactType).map((field) => ({ ...field, label: labelOf(field.key) }))
  const mapped = mapHeaders(
    headers.map((header) => (isOwnHeader(header) ? '' : header)),
    fields,
  )
  const targets = mapped.map(({ field }): ColumnTarget =>
    field === undefined ? { kind: 'extra' } : { kind: 'field', field },
  )
  return {
    targets: artifactType === 'contact' ? withProfiles(withAddresses(targets, rows), headers, rows) : targets,
    isSure: mapped.every(({ score }) => score >= sureScore),
  }
}

/** Where no column is named like one of addresses, the first that holds them is theirs. */
function withAddresses(
  targets: readonly ColumnTarget[],
  rows: readonly { readonly cells: readonly string[] }[],
): readonly ColumnTarget[] {
  if (targets.some((target) => target.kind === 'field' && target.field === 'email')) return targets
  const holdsAddresses = (column: number) =>
    detectColumnType(rows.map(({ cells }) => cells[column] ?? '')).type === 'email'
  const column = targets.findIndex((target, at) => target.kind === 'extra' && holdsAddresses(at))
  return column === -1 ? targets : withTarget(targets, column, { kind: 'field', field: 'email' })
}

/** A column that is only called X may hold anything; one of profiles there is known by them. */
function withProfiles(
  targets: readonly ColumnTarget[],
  headers: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): readonly ColumnTarget[] {
  if (targets.some((target) => target.kind === 'field' && target.field === 'twitter_url')) return targets
  const column = headers.findIndex((header) => header.trim().toLowerCase() === 'x')
  const cells = rows.map(({ cells: each }) => each[column]?.trim() ?? '').filter((cell) => cell !== '')
  const holdsProfiles = column !== -1 && cells.length > 0 && cells.every((cell) => profileOnX.test(cell))
  return holdsProfiles ? withTarget(targets, column, { kind: 'field', field: 'twitter_url' }) : targets
}

const profileOnX = /^(?:@\w{1,15}|(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/\S+)$/i

/** The targets with that of one column changed. A field has one column: another that had it becomes an extra one. */
export function withTarget(
  targets: readonly ColumnTarget[],
  column: number,
  target: ColumnTarget,
): readonly ColumnTarget[] {
  const isTaken = (other: ColumnTarget) =>
    target.kind === 'field' && other.kind === 'field' && other.field === target.field
  return targets.map((other, index): ColumnTarget => {
    if (index === column) return target
    return isTaken(other) ? { kind: 'extra' } : other
  })
}

export interface ReadTargets {
  readonly headers: readonly string[]
  readonly targets: readonly ColumnTarget[]
}

export interface ChosenTargets extends ReadTargets {
  /** As they were before somebody looked at them. */
  readonly suggested: readonly ColumnTarget[]
}

/**
 * The targets of a file that is read in another way, with what somebody had chosen in the way before, where it still fits.
 * A column is the same one wherever the header is, and holds what the chosen field is for; that it is no field was said
 * of its name.
 */
export function withChosen({ headers, targets }: ReadTargets, before: ChosenTargets, areSameColumns: boolean) {
  return before.targets.reduce((kept, target, column) => {
    if (column >= headers.length || isSameTarget(target, before.suggested[column])) return kept
    const fits = headers[column] === before.headers[column] || (areSameColumns && target.kind === 'field')
    return fits ? withTarget(kept, column, target) : kept
  }, targets)
}

function isSameTarget(one: ColumnTarget, other: ColumnTarget | undefined): boolean {
  if (one.kind !== other?.kind) return false
  return one.kind !== 'field' || other.kind !== 'field' || one.field === other.field
}

/** The columns as they are sent. No two have the same name, and none has one that the product keeps for itself. */
export function uploadColumns(
  headers: readonly string[],
  targets: readonly ColumnTarget[],
): { index: number; field: string | null }[] {
  const taken = new Set(targets.flatMap((target) => (target.kind === 'field' ? [target.field] : [])))
  return targets.map((target, index) => {
    if (target.kind === 'left-out') return { index, field: null }
    if (target.kind === 'field') return { index, field: target.field }
    const own = freeFieldName(headers[index] ?? '', index, (name) => taken.has(name))
    taken.add(own)
    return { index, field: own }
  })
}

const identities: Readonly<Record<ArtifactType, readonly string[]>> = {
  contact: ['name', 'first_name', 'last_name', 'email', 'primary_email', 'linkedin_url'],
  account: ['name', 'website'],
}

/** Whether a column says who or what a row is. */
export function hasIdentity(artifactType: ArtifactType, targets: readonly ColumnTarget[]): boolean {
  return targets.some((target) => target.kind === 'field' && identities[artifactType].includes(target.field))
}
