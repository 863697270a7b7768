/** What the suites need of a test runner: those of Vitest, Jest, Bun and Mocha with `expect` all have it. */
export interface TestRunner {
  readonly describe: (name: string, body: () => void) => void
  readonly it: (name: string, run: () => Promise<void>) => void
  readonly expect: (actual: unknown) => {
    toBe(expected: unknown): void
    toEqual(expected: unknown): void
  }
}
