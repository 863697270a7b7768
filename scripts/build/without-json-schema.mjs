import { readFile } from 'node:fs/promises'

const prefix = '\0without-json-schema:'
const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const schemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

/**
 * Every schema of zod carries along what writes it as JSON Schema, which no page asks for: a build of pages leaves it
 * out. What checks values is as it was.
 * @returns {import('vite').Plugin}
 */
export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !schemas.test(importer) || !source.includes('json-schema')) return undefined
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && writers.test(resolved.id) ? prefix + resolved.id : undefined
    },
    async load(id) {
      return id.startsWith(prefix) ? standIn(id.slice(prefix.length)) : undefined
    },
  }
}

/** A module with the same names that writes nothing. */
async function standIn(file) {
  const code = await readFile(file, 'utf8')
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  return [
    `function refuse() { throw new Error('Pages are built without JSON Schema.') }`,
    ...names.map((name) => {
      // It tells the limits of a schema, too.
      if (name === 'aggregateChecks') return `export { aggregateChecks } from ${JSON.stringify(file)}`
      return `export const ${name} = ${name.startsWith('create') ? '() => refuse' : 'refuse'}`
    }),
  ].join('\n')
}
