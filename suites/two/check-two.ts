import type { Specimen } from '../specimen'
import { floatsIn } from '../hostile/floats'
import { atRest } from '../stage/at-rest'
import { putOnStage, type OnStage } from '../stage/put-on-stage'
import { createWorld } from '../stage/world'

/** Two tenants in one page and a third one isolated beside them, each with the same component: they never meet. */
export async function checkTwo(specimen: Specimen): Promise<void> {
  const [one, other, isolated] = [
    await putOnStage(specimen, { world: tenants[0], own: { className: 'one', ref: null } }),
    await putOnStage(specimen, { world: tenants[1], own: { className: 'other', ref: null } }),
    await putOnStage(specimen, { world: tenants[2], place: 'shadow', own: { className: 'isolated', ref: null } }),
  ]
  const problems: string[] = []
  try {
    problems.push(...idProblems(document), ...idProblems(isolated.root.getRootNode() as ShadowRoot))
    for (const each of [one, other, isolated]) problems.push(...referenceProblems(each.root))
    problems.push(...(await floatProblems(specimen, [one, other, isolated])))

    await atRest(() => [one, other, isolated].map(stateOf).join('\n'))
    const before = [stateOf(other), stateOf(isolated)]
    await one.unmount()
    const after = [stateOf(other), stateOf(isolated)]
    for (const [index, name] of ['other', 'isolated'].entries()) {
      const [was = '', is = ''] = [before[index], after[index]]
      if (was !== is) problems.push(`The ${name} one has changed as the first went: ${changeBetween(was, is)}`)
    }
  } finally {
    for (const each of [one, other, isolated]) if (each.container.isConnected) await each.unmount()
  }
  if (problems.length > 0) throw new Error(`${specimen.name}:\n${problems.join('\n')}`)
}

const tenants = [
  createWorld(),
  createWorld({ workspaceId: 'halden' }),
  createWorld({ workspaceId: 'brightwater', userId: 'user_theo' }),
] as const

/** What it shows, and how much of it is highlighted. */
function stateOf({ root }: OnStage): string {
  const highlighted = [...CSS.highlights].map(([name, ranges]) => {
    const own = [...ranges].filter((range) => root.contains(range.startContainer))
    return `${name}: ${own.length}`
  })
  return [root.innerHTML, ...highlighted].join('\n')
}

function idProblems(scope: Document | ShadowRoot): readonly string[] {
  const ids = [...scope.querySelectorAll('[id]')].map((element) => element.id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `The id ${id} is there twice.`)
}

const references = ['for', 'aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-owns']

/** What refers to an id means an element of its own root. */
function referenceProblems(root: HTMLElement): readonly string[] {
  const scope = root.getRootNode() as Document | ShadowRoot
  return references.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map((id) => scope.getElementById(id))
        .filter((target) => target && !root.contains(target))
        .map((target) => `${attribute} leads to ${target?.outerHTML.slice(0, 80)} of another root.`),
    ),
  )
}

/** What one opens is in its own root, and Escape there closes nothing of the first. */
async function floatProblems(specimen: Specimen, [first, ...others]: readonly OnStage[]): Promise<readonly string[]> {
  if (!specimen.open || !first) return []
  const problems: string[] = []
  first.standBefore()
  await specimen.open(first.stage)
  for (const { root, stage, standBefore } of others) {
    standBefore()
    // Nobody gets out of a modal dialog without closing it.
    if (document.activeElement?.textContent !== 'Before') return problems
    await specimen.open(stage)
    if (floatsIn(root).length === 0) problems.push('What it opens is not in its own root.')
    const open = floatsIn(first.root)
    await stage.keys('{Escape}')
    if (open.some((float) => !floatsIn(first.root).includes(float)))
      problems.push('Escape has closed what another opened.')
  }
  return problems
}

/** Where two texts part, with what each says there. */
function changeBetween(was: string, is: string): string {
  const at = [...was].findIndex((character, index) => character !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 60)
  return [was, is].map((text) => text.slice(from, from + 160)).join(' → ')
}
