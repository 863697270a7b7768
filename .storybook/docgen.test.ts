import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ComponentDocs } from './docgen/component-docs'
import { createDocsReader } from './docgen/read-component-docs'

const projectRoot = resolve(import.meta.dirname, '..')
const kit = `${projectRoot}/packages/sdk-core/src/ui`

/** The component that each story file of the kit is about, where it is one of the kit's. */
const pages = storyFiles().map((story) => {
  const text = readFileSync(story, 'utf8')
  const title = /title: 'Kit\/([^']+)'/.exec(text)?.[1]
  const name = /component: (\w+)/.exec(text)?.[1]
  const from = name && new RegExp(`\\b${name}\\b[^}]*} from '(\\.[^']+)'`).exec(text)?.[1]
  const subject =
    name && from && !from.includes('fixtures') ? { name, file: `${resolve(dirname(story), from)}.tsx` } : undefined
  return { title, subject }
})

const subjects = pages.flatMap(({ subject }) => subject ?? [])

/** These are about a whole form, all of the kit, and what is shown by the root itself. */
const pagesWithoutTable = new Set(['Overview', 'Toaster'])

function storyFiles(): readonly string[] {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.stories.tsx')).map((file) => resolve(kit, file))
}

/** What the door of the kit has that draws something. */
function publicComponents(): readonly { readonly name: string; readonly file: string }[] {
  const door = readFileSync(`${kit}/index.ts`, 'utf8')
  return [...door.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', from = '']) => {
    const file = `${kit}/${from}.tsx`
    const components = names.split(',').map((name) => name.trim())
    return components.flatMap((name) => (/^[A-Z]/.test(name) && existsSync(file) ? [{ name, file }] : []))
  })
}

/** These draw nothing by themselves, or a dialog that takes no class. */
const exceptions: Readonly<Record<string, readonly string[]>> = { LeaveGuard: ['ref'], ScreenBoundary: [], Tooltip: [] }

/** Takes whatever there is. */
const takesAnything = ['JsonView.value']

let docs: Readonly<Record<string, ComponentDocs | undefined>> = {}
beforeAll(() => {
  const read = createDocsReader(projectRoot)
  docs = Object.fromEntries(subjects.map(({ name, file }) => [name, read(file)[name]]))
}, 60_000)

describe('what the table of a component says', () => {
  it('is on every page of a component, also where its stories draw it inside of something', () => {
    const without = pages.filter(({ subject }) => !subject).map(({ title }) => title)
    expect(new Set(without)).toEqual(pagesWithoutTable)
  })

  it.each(subjects.map(({ name }) => name))('is there for %s, with real types, `className` and `ref`', (name) => {
    const props = docs[name]?.props ?? {}
    expect(docs[name]?.description).not.toBe('')
    const vague = Object.keys(props).filter((prop) => /^(any|unknown|union|never|)$/.test(props[prop]?.type ?? ''))
    expect(vague.filter((prop) => !takesAnything.includes(`${name}.${prop}`))).toEqual([])
    const element = ['className', 'ref'].filter((each) => each in props)
    expect(element).toEqual(exceptions[name] ?? ['className', 'ref'])
  })

  it('has words for every prop of every component that hosts may use', () => {
    const read = createDocsReader(projectRoot)
    const wordless = publicComponents().flatMap(({ name, file }) =>
      Object.entries(read(file)[name]?.props ?? {}).flatMap(([prop, { description }]) =>
        // The reasons of a change are no words about it.
        description === '' || description.startsWith('`details.reason`') ? [`${name}.${prop}`] : [],
      ),
    )
    expect(wordless).toEqual([])
  }, 60_000)

  it('has what a field takes over from its input, and a button does not', () => {
    expect(Object.keys(docs['NumberField']?.props ?? {})).toEqual(
      expect.arrayContaining(['disabled', 'readOnly', 'placeholder']),
    )
    expect(Object.keys(docs['Button']?.props ?? {})).not.toContain('placeholder')
  })

  it('says that the attributes of an element are taken as well, where they are', () => {
    expect(docs['Button']?.description).toContain('attributes of its `HTMLButtonElement`')
    expect(docs['Tooltip']?.description).not.toContain('attributes of its')
  })

  it('shows a prop of one of several sets as the set has it that takes it', () => {
    expect(docs['Link']?.props['to']?.type).toMatch(/^Destination/)
    expect(docs['Link']?.props['href']).toMatchObject({ type: 'string' })
  })

  it('has values, defaults, and the reasons of changes', () => {
    const { size, onValueChange, step, value } = docs['NumberField']?.props ?? {}
    expect(size).toMatchObject({ type: "'compact' | 'regular' | 'large'", fallback: "'regular'", required: false })
    expect(step).toMatchObject({ type: 'number', fallback: '1' })
    expect(value?.type).toBe('number | null')
    expect(onValueChange?.type).toBe('(value: number | null, details: { reason: NumberFieldReason }) => void')
    expect(onValueChange?.description).toContain("`details.reason`: `'typed'`, `'unreadable'`, `'stepped'`")
    expect(docs['Select']?.props['label']?.required).toBe(true)
  })
})
