import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '../machine/run-command.mjs'
import { projectRoot } from '../project/paths.mjs'
import { checkResult } from '../results/results.mjs'

/** Rules, format, and what else may not be in a file. */
export async function lintStage() {
  return [
    await tool('lint: oxlint finds nothing', 'oxlint/bin/oxlint', ['--format=unix']),
    await tool('lint: oxfmt would change nothing', 'oxfmt/bin/oxfmt', ['--check']),
    checkResult('lint: package-lock.json names no registry', await registryProblem()),
  ]
}

async function tool(title, file, args) {
  const { code, output } = await runTool(file, args, { output: 'collect' })
  return checkResult(title, code === 0 ? undefined : output.trim())
}

async function registryProblem() {
  const lockfile = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8'))
  const named = Object.entries(lockfile.packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
  return named.length === 0 ? undefined : named.map(([path, entry]) => `${path}: ${entry.resolved}`).join('\n')
}
