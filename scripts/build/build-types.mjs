// Runs in a process of its own, as the build of the modules does. Says what the compiler finds, and then fails.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { runScript } from '../machine/fail.mjs'
import { readPackage } from '../project/packages.mjs'
import { projectRoot } from '../project/paths.mjs'
import { declarationsBehind } from './declarations.mjs'

const { name, directory, doors } = readPackage(process.argv[2])
const sources = join(directory, 'src')

await runScript(async () => {
  const program = ts.createProgram({
    rootNames: doors.map((door) => join(directory, door.source)),
    options: {
      ...projectOptions(),
      // Types of the other packages come from their dist, as for everybody who installs them.
      customConditions: name === '@inlay/sdk-core' ? ['@inlay/source'] : [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: sources,
      outDir: sources,
    },
  })
  const emitted = new Map()
  const { diagnostics } = program.emit(undefined, (path, text) => emitted.set(moduleOf(path), text))
  const found = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (found.length > 0) {
    console.error(ts.formatDiagnostics(found, ts.createCompilerHost({})))
    return 1
  }
  const built = doors.map((door) => moduleOf(join(directory, door.source)))
  for (const [module, text] of declarationsBehind(emitted, built)) {
    const file = join(directory, 'dist', `${module}.d.ts`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return 0
})

function projectOptions() {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile)
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, projectRoot).options
}

function moduleOf(path) {
  const bare = path.replace(/(\.d)?\.tsx?$/, '')
  return relative(sources, bare).split(sep).join('/')
}
