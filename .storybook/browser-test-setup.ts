import './lean-react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { watchConsole, type ConsoleWatch } from './fail-on-console'

let watch: ConsoleWatch | undefined

// Files share a page and its modules: what one has left is taken away before the next.
beforeAll(() => page.viewport(1280, 800))

beforeEach(async () => {
  await cleanup()
  watch = watchConsole()
})

afterEach(() => watch?.end())
