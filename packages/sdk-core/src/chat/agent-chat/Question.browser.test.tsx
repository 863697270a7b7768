import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { Question } from './Question'

async function ask(responseSchema: Readonly<Record<string, unknown>>) {
  const onAnswer = vi.fn()
  const screen = await createStage().show(
    <InlayRoot>
      <Question
        interrupt={{ id: 'i', reason: 'input_required', message: 'How many people?', responseSchema }}
        onAnswer={onAnswer}
      />
    </InlayRoot>,
  )
  return { screen, onAnswer }
}

it('takes a number where one is wanted, and nothing else', async () => {
  const { screen, onAnswer } = await ask({ type: 'integer', minimum: 1, maximum: 50 })
  const field = screen.getByRole('spinbutton', { name: 'Your answer' })
  await userEvent.fill(field, 'abc')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Answer', exact: true }))
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.fill(field, '12')
  await userEvent.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ status: 'resolved', payload: 12 })
})

it('does not send a number beyond what the agent takes', async () => {
  const { screen, onAnswer } = await ask({ type: 'integer', minimum: 1, maximum: 50 })
  const field = screen.getByRole('spinbutton', { name: 'Your answer' })
  await userEvent.fill(field, '100')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Enter 50 or less')).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.fill(field, '50')
  await userEvent.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ status: 'resolved', payload: 50 })
})

it('can be refused where it offers a choice', async () => {
  const { screen, onAnswer } = await ask({ type: 'string', enum: ['Email', 'LinkedIn'] })
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' })
})
