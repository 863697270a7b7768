import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/**
 * The specimens of a package, read and not run: `names` are all components that one shows.
 * @param {string} directory
 * @returns {Promise<{ file: string, names: string[], problem?: string }[]>}
 */
export async function readSpecimens(directory) {
  const files = await readdir(join(directory, 'src'), { recursive: true })
  return Promise.all(
    files
      .filter((file) => file.endsWith('.specimen.tsx'))
      .sort()
      .map(async (file) => {
        const path = join(directory, 'src', file)
        const name = relative(directory, path).split(sep).join('/')
        return {
          file: name,
          ...namesIn(ts.createSourceFile(name, await readFile(path, 'utf8'), ts.ScriptTarget.Latest)),
        }
      }),
  )
}

/** @param {ts.SourceFile} source */
function namesIn(source) {
  const specimen = source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => statement.declarationList.declarations)
    .find((declaration) => declaration.name.getText(source) === 'specimen')
  if (!specimen?.initializer || !ts.isObjectLiteralExpression(specimen.initializer)) {
    return { names: [], problem: 'it must export const specimen, an object written out.' }
  }
  const own = valueOf(specimen.initializer, 'name')
  const others = valueOf(specimen.initializer, 'with')
  const listed = others && ts.isArrayLiteralExpression(others) ? others.elements : []
  const texts = [own, ...listed].filter((each) => each !== undefined && ts.isStringLiteral(each))
  const written =
    own !== undefined && texts.length === 1 + listed.length && (!others || ts.isArrayLiteralExpression(others))
  return {
    names: texts.map((text) => text.text),
    ...(!written && { problem: 'its name and with must be written out as plain text.' }),
  }
}

/** @param {ts.ObjectLiteralExpression} object */
function valueOf(object, key) {
  const property = object.properties.find((each) => ts.isPropertyAssignment(each) && each.name.text === key)
  return property?.initializer
}
