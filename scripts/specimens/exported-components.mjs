import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'

/**
 * The components that the React doors of a package export, each with a door that it is behind; and what they make
 * embeddable, which is a component too, shown in another way. What comes from another package is that one's to show.
 * @param {Pick<import('../project/packages.mjs').WorkspacePackage, 'directory' | 'doors'>} pkg
 * @returns {Promise<Map<string, string>>}
 */
export async function exportedComponents({ directory, doors }) {
  const found = new Map()
  for (const door of doors) {
    const source = await readFile(join(directory, door.source), 'utf8')
    // The convention that the package checks hold: a door that leads to React begins so.
    if (!source.startsWith("'use client'")) continue
    const { names, embeddables } = await valuesOf(directory, door.source)
    for (const name of names) {
      if ((isComponent(name) || embeddables.has(name)) && !found.has(name)) found.set(name, door.name)
    }
  }
  return found
}

/** Everything that is exported at run time, however it got there; types are gone by then. */
async function valuesOf(directory, source) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: directory,
    entryPoints: [source],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    conditions: ['@inlay/source'],
    logLevel: 'silent',
  })
  const sources = await Promise.all(Object.keys(metafile.inputs).map((file) => readFile(join(directory, file), 'utf8')))
  return {
    names: outputFiles.flatMap(({ path, text }) => ownExports(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))),
    embeddables: new Set(
      sources.flatMap((text) => [...text.matchAll(/\bconst (\w+) = defineEmbeddable\(/g)].map(([, name]) => name)),
    ),
  }
}

/**
 * What a bundle exports without what it has from elsewhere.
 * @param {ts.SourceFile} bundle
 */
function ownExports({ statements }) {
  const elementsOf = (bindings) =>
    (bindings?.elements ?? []).map(({ name, propertyName }) => [name, propertyName ?? name])
  const imported = new Set(
    statements
      .filter(ts.isImportDeclaration)
      .flatMap(({ importClause }) => elementsOf(importClause?.namedBindings))
      .map(([local]) => local.text),
  )
  return statements
    .filter((statement) => ts.isExportDeclaration(statement) && !statement.moduleSpecifier)
    .flatMap(({ exportClause }) => elementsOf(exportClause))
    .filter(([, local]) => !imported.has(local.text))
    .map(([name]) => name.text)
}

function isComponent(name) {
  return /^[A-Z].*[a-z]/.test(name) && !/(Context|Error)$/.test(name)
}
