import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { ShownThread } from '../fixtures/ShownThread'
import { scriptedRun } from '../fixtures/scripted-run'
import { agentSays, userSays } from '../fixtures/threads'

const open = (text: string) =>
  render(<ShownThread scripted={scriptedRun({ messages: [userSays('u', text), agentSays('a', 'Thank you.')] })} />)
const words = () => document.querySelector('.inlay-Message-words') as HTMLElement

it('folds what a person wrote where it is long, and shows all of it when asked', async () => {
  const screen = await open(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'))
  const all = screen.getByRole('button', { name: 'Show all' })
  await expect.element(all).toHaveAttribute('aria-expanded', 'false')
  expect(words().getBoundingClientRect().height).toBe(264)
  await userEvent.click(all)
  const less = screen.getByRole('button', { name: 'Show less' })
  await expect.element(less).toHaveFocus()
  expect(words().getBoundingClientRect().height).toBe(60 * 22)
  await userEvent.click(less)
  await expect.element(all).toBeInViewport()
  expect(words().getBoundingClientRect().height).toBe(264)
})

it('leaves alone what has room', async () => {
  const screen = await open('A word. '.repeat(60))
  await expect.element(screen.getByText('Thank you.')).toBeInTheDocument()
  // It is measured with the next layout.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(words().textContent).toBe('A word. '.repeat(60))
  expect(screen.getByRole('button', { name: 'Show all' }).query()).toBeNull()
})
