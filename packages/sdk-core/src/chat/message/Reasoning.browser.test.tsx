import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../../../suites/emulate-media'
import '../../ui/styles.css'
import { ShownThread } from '../fixtures/ShownThread'
import { scriptedRun, started } from '../fixtures/scripted-run'

/** An agent that thinks, and more of what it thinks. */
async function think(first: string) {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('Think')
  const more = (delta: string) => scripted.give({ type: 'REASONING_MESSAGE_CHUNK', messageId: 'r', delta })
  await scripted.give(started)
  await more(first)
  return { screen, more, stop: () => scripted.session.stop() }
}

const long = 'A thought.\n\n'.repeat(60)

it('shows the end of what is thought while the reader is there, and else leaves it where it is', async () => {
  const { screen, more } = await think(long)
  await expect.element(screen.getByRole('group', { name: 'Reasoning' })).toBeInTheDocument()
  const area = screen.getByRole('group', { name: 'Reasoning' }).element()
  const fromEnd = () => Math.round(area.scrollHeight - area.scrollTop - area.clientHeight)
  expect(fromEnd()).toBe(0)
  area.scrollTop -= 200
  const before = area.scrollTop
  for (const word of ['One.', 'Two.', 'Three.']) {
    await more(`${word}\n\n`)
    await expect.element(screen.getByText(word)).toBeInTheDocument()
    expect(area.scrollTop).toBe(before)
  }
  area.scrollTop = area.scrollHeight
  await more('Four.\n\n')
  await expect.element(screen.getByText('Four.')).toBeInTheDocument()
  expect(fromEnd()).toBe(0)
})

it('is a stop of Tab with a name where it scrolls, and none where it does not', async () => {
  const { screen, more } = await think('Well.')
  await expect.element(screen.getByText('Well.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Reasoning' }).query()).toBeNull()
  screen.getByRole('button', { name: 'Reasoning' }).element().focus()
  await more(long)
  const area = screen.getByRole('group', { name: 'Reasoning' })
  await expect.element(area).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(area).toHaveFocus()
})

it('shows that it goes on by a dot that breathes, and no words with it', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  const { screen } = await think('Well.')
  await expect.element(screen.getByText('Well.')).toBeInTheDocument()
  // What only enters or fades is over soon.
  const breathing = () =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity ? [effect.pseudoElement] : [],
      )
  await vi.waitFor(() => expect(breathing()).toEqual(['::after']))
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  await vi.waitFor(() => expect(breathing()).toEqual([]))
})

it('says in line with what is thought that it was stopped', async () => {
  const { screen, more, stop } = await think('Well.')
  await more(' So.')
  await expect.element(screen.getByText('Well. So.')).toBeInTheDocument()
  await stop()
  const startOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(screen.getByText(text, { exact: true }).element())
    return Math.round(range.getBoundingClientRect().left)
  }
  await expect.element(screen.getByText('Stopped', { exact: true })).toBeInTheDocument()
  expect(startOf('Stopped')).toBe(startOf('Well. So.'))
})
