import { it } from 'vitest'
import findings from './open-findings.json'
import { registry } from './registry'
import type { Specimen } from './specimen'

/**
 * Those that a suite holds to its rules. The others are in `open-findings.json`: they are known to break one and wait to
 * be mended, and each is shown as a skipped test.
 */
export function withoutFindings(suite: keyof typeof findings): readonly Specimen[] {
  const open = new Set<string>(findings[suite])
  it.skip.each([...open])('%s waits to be mended', () => undefined)
  return registry.filter(({ name }) => !open.has(name))
}
