import { afterEach, beforeEach } from 'vitest'
import { watchConsole, type ConsoleWatch } from './fail-on-console'

let watch: ConsoleWatch | undefined

beforeEach(() => {
  watch = watchConsole()
})

afterEach(() => watch?.end())
