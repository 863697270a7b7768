import type { Plugin } from 'vite'
import { createDocsReader, isComponentFile } from './read-component-docs.ts'

/** Gives each component what the docs page shows of it. */
export function docgen(projectRoot: string): Plugin {
  let readDocs: ReturnType<typeof createDocsReader> | undefined
  return {
    name: 'inlay-docgen',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!isComponentFile(file)) return undefined
      readDocs ??= createDocsReader(projectRoot)
      const notes = Object.entries(readDocs(file)).map(([name, docs]) => {
        const info = { displayName: name, description: docs.description, inlay: docs }
        return `\nObject.assign(${name}, { __docgenInfo: ${JSON.stringify(info)} })`
      })
      return notes.length > 0 ? { code: `${code}${notes.join('')}\n`, map: null } : undefined
    },
  }
}
