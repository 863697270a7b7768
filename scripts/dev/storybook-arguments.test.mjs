import { expect, it } from 'vitest'
import { storybookArguments } from './storybook-arguments.mjs'

const own = ['--ci', '--no-version-updates']

it.each([
  [[], ['dev', '--disable-telemetry', '--port', '6006', ...own]],
  [
    ['--port', '6016'],
    ['dev', '--disable-telemetry', ...own, '--port', '6016'],
  ],
  [
    ['dev', '-p', '6016'],
    ['dev', '--disable-telemetry', ...own, '-p', '6016'],
  ],
  [['--quiet'], ['dev', '--disable-telemetry', '--port', '6006', ...own, '--quiet']],
  [
    ['build', '--output-dir', 'x'],
    ['build', '--disable-telemetry', '--output-dir', 'x'],
  ],
])('%j starts Storybook with %j', (given, args) => {
  expect(storybookArguments(given)).toEqual(args)
})
