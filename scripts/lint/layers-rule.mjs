import { relative, sep } from 'node:path'
import { importTarget, packageOf, zoneOf } from './layers.mjs'

const testFile = /\.(test|stories|suite|specimen)\.[cm]?[jt]sx?$|\/(fixtures|test-support)\//

/** Imports only run downwards: holds every import of our sources to the table in `layers.mjs`. */
export const layersRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join('/')
    const zone = zoneOf(importer)
    if (zone === undefined || !/\.tsx?$/.test(importer)) return {}

    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = importProblem({ importer, zone, specifier: source.value })
      if (message !== undefined) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal ?? node.argument),
    }
  },
}

function importProblem({ importer, zone, specifier }) {
  const inTest = testFile.test(importer)
  const target = importTarget(specifier, importer)
  if ('package' in target) return inTest ? undefined : packageProblem(zone, target.package)

  // What a specimen is, is said where the suites are that meet it.
  if (/\.specimen\.tsx$|\/fixtures\//.test(importer) && target.path === 'suites/specimen') return undefined
  // How a device is set is up to the page that all tests share.
  if (/\.browser\.test\.tsx?$/.test(importer) && target.path === 'suites/emulate-media') return undefined
  if (specifier.startsWith('.') && packageOf(target.path) !== packageOf(importer)) {
    return `'${specifier}' leaves its package: import the door of the other one by its name.`
  }
  const targetZone = zoneOf(target.path)
  if (targetZone === undefined || targetZone.name === zone.name || zone.from.includes(targetZone.name)) return undefined
  // Tests and stories run against the mock server, and a suite may reach for what stands beside it in the same package.
  if (inTest && (targetZone.name.includes('mock-server') || packageOf(target.path) === packageOf(importer))) {
    return undefined
  }
  return `'${zone.name}' may not import '${targetZone.name}': imports only run downwards.`
}

function packageProblem(zone, name) {
  const matches = (listed) => name === listed || name.startsWith(listed.endsWith(':') ? listed : `${listed}/`)
  if (zone.packages !== undefined || zone.without === undefined) {
    return zone.packages?.some(matches) ? undefined : `'${zone.name}' may not import '${name}'.`
  }
  return zone.without.some(matches) ? `'${zone.name}' may not import '${name}'.` : undefined
}
