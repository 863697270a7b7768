import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { ThemeToggle } from './ThemeToggle'

function Toggle({ own }: { readonly own: Own }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return <ThemeToggle {...own} theme={theme} onThemeChange={setTheme} />
}

export const specimen: Specimen = {
  name: 'ThemeToggle',
  slot: 'inlay-IconButton',
  rest: false,
  render: (own) => <Toggle own={own} />,
  async keyboard({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('button', 'Use the light theme')
    await keys(' ')
    await find('button', 'Use the dark theme')
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('tooltip', 'Use the dark theme')
  },
}
