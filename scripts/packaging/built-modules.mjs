import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const directive = /^\s*(['"])use client\1/

/** Doors of a built package whose first line is wrong: 'use client' is on the doors that lead to React, and on no other. */
export async function directiveProblem({ unpacked, doors }) {
  const problems = await Promise.all(
    doors.map(async ({ door, react }) => {
      const marked = directive.test(await readFile(join(unpacked, door.built), 'utf8'))
      if (marked === react) return []
      return [
        react ? `${door.name} leads to React and has no 'use client'` : `${door.name} has a needless 'use client'`,
      ]
    }),
  )
  const all = problems.flat()
  return all.length === 0 ? undefined : all.join('\n')
}

/** Contexts that are created in more than one module: two doors would then not see the same provider. */
export async function contextProblem({ unpacked, files, needed }) {
  /** @type {Map<string, string[]>} */
  const created = new Map()
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const source = await readFile(join(unpacked, file), 'utf8')
    for (const [, name] of source.matchAll(
      /\b(?:var|const|let)\s+(\w+)\s*=\s*(?:\/\* @__PURE__ \*\/\s*)?(?:\w+\.)?createContext\w*\(/g,
    )) {
      created.set(name, [...(created.get(name) ?? []), file])
    }
  }
  const problems = [
    ...needed.filter((name) => !created.has(name)).map((name) => `${name} is created nowhere`),
    ...[...created].filter(([, places]) => places.length > 1).map(([name, places]) => `${name}: ${places.join(', ')}`),
  ]
  return problems.length === 0 ? undefined : problems.join('\n')
}
