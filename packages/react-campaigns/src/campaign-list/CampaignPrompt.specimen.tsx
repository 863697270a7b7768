import type { Specimen } from '../../../../suites/specimen'
import { CampaignPrompt } from './CampaignPrompt'

const started: string[] = []

const start = (prompt: string) => {
  started.push(prompt)
  return Promise.resolve(true)
}

export const specimen: Specimen = {
  name: 'CampaignPrompt',
  slot: 'inlay-CampaignPrompt',
  rest: false,
  render: (own) => <CampaignPrompt {...own} busy={false} onStart={start} />,
  async keyboard({ keys, find, focused, until }) {
    started.length = 0
    await keys('{Tab}Heads of logistics{Shift>}{Enter}{/Shift}in Norway')
    await keys('{Tab}')
    const send = await find('button', 'Start campaign')
    await until('the button comes next', () => focused() === send)
    await keys('{Shift>}{Tab}{/Shift}{Enter}')
    await until('Enter starts it', () => started.join() === 'Heads of logistics\nin Norway')
    const box = await find('textbox', 'Describe a new campaign')
    await until('the box is empty for the next', () => (box as HTMLTextAreaElement).value === '')
  },
}
