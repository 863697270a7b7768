import { posix } from 'node:path'
import ts from 'typescript'

/**
 * The declarations that doors lead to, with each relative import naming the file of its module: our sources leave the
 * extension out, which Node's way of resolving does not allow. Declarations behind no door are left out.
 * @param {ReadonlyMap<string, string>} emitted what the compiler wrote, by module: its path without extension
 * @param {readonly string[]} doors modules
 * @returns {Map<string, string>} texts by module
 */
export function declarationsBehind(emitted, doors) {
  const reached = new Map()
  // A module that is added on the way is visited, too.
  const modules = new Set(doors)
  for (const module of modules) {
    let text = emitted.get(module)
    for (const { fileName, pos } of relativeImports(text).toReversed()) {
      const named = [fileName, `${fileName}/index`].find((name) => emitted.has(moduleAt(module, name)))
      if (named === undefined) throw new Error(`${module} takes types of ${fileName}, which has none.`)
      modules.add(moduleAt(module, named))
      const literal = pos + 1
      text = `${text.slice(0, literal)}${named}.js${text.slice(literal + fileName.length)}`
    }
    reached.set(module, text)
  }
  return reached
}

/** Imports of types in the middle of a type, too; `pos` is that of the quotation mark. */
function relativeImports(text) {
  return ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
}

function moduleAt(importer, specifier) {
  return posix.join(posix.dirname(importer), specifier)
}
