import { runTool } from '../machine/run-command.mjs'
import { checkResult } from '../results/results.mjs'

/** All sources against the compiler at its strictest. */
export async function typesStage() {
  const args = ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']
  const { code, output } = await runTool('typescript/bin/tsc', args, { output: 'collect' })
  return [checkResult('types: tsc finds nothing', code === 0 ? undefined : output.trim())]
}
