import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { reply } from '../../markdown/fixtures/reply'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { Markdown, type MarkdownProps } from './Markdown'
import type { MarkdownComponents } from './markdown-components'

const meta = {
  title: 'Kit/Markdown',
  component: Markdown,
  args: { text: reply.slice(0, reply.indexOf('## Step 2')) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Markdown>

export default meta
type Story = StoryObj<typeof meta>

const copyText = fn<(text: string) => Promise<void>>(async () => undefined)

/** A reply with all that replies have. The code is copied by keyboard. */
export const Reply: Story = {
  parameters: { inlay: { host: { copyText } } },
  async play({ canvas, userEvent }) {
    copyText.mockClear()
    canvas.getByRole('button', { name: 'Copy code' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(copyText).toHaveBeenCalledWith(expect.stringMatching(/^const audience[^]*\)$/))
    await expect(canvas.getByRole('link', { name: /pricing page/ })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const arabic = [
  '## ملخص الحملة!',
  'أرسلت Acme Corp اليوم 120 رسالة، ووصل 18.2 % منها.',
  '- [x] Acme: تم الإرسال.\n- [ ] المتابعة غدا (مرتين).\n  1. الأولى `send()`.',
  '> قال العميل: نعم.\n>\n> - ثم سأل.',
  '| الشركة | الردود |\n| --- | ---: |\n| Acme, Inc. | 18.2 % |\n| شركة النور. | 12 |',
  'This one is English.',
].join('\n\n')

/** Each block runs as its own text does, whatever the page around it. */
export const Arabic: Story = { args: { text: arabic } }

export const ArabicInItsPage: Story = { ...Arabic, globals: { direction: 'rtl' } }

/** A table too wide and too high for its place scrolls in it, under its head, and by keys too. */
export const LongTable: Story = {
  args: {
    text: [
      '| Company | Industry | Country | People | Owner | Last seen |',
      '| --- | --- | --- | ---: | --- | --- |',
      ...Array.from(
        { length: 40 },
        (_, index) =>
          `| Brightwater Holdings ${index + 1} | Renewable energy and storage | United Kingdom | ${index * 120} | Theo Okafor | Yesterday |`,
      ),
    ].join('\n'),
  },
  async play({ canvas, userEvent }) {
    const area = await canvas.findByRole('group', { name: 'Table' })
    await userEvent.tab()
    await waitFor(() => expect(area).toHaveFocus())
    area.scrollTop = 400
    const head = canvas.getByRole('columnheader', { name: 'Company' })
    await waitFor(() =>
      expect(Math.abs(head.getBoundingClientRect().top - area.getBoundingClientRect().top)).toBeLessThan(3),
    )
  },
}

/** All levels of headings in a panel, lists in lists, words too long for a line. */
export const Everything: Story = {
  args: {
    text: [
      '# First\n## Second\n### Third\n#### Fourth',
      'A line  \nand the next, with `inline code`, *emphasis*, **strong words**, ***both***, ~~nothing~~ and https://a.example/an/address/that/is/so/long/that/it/must/break/somewhere/in/the/middle/of/itself.',
      '3. Third\n4. Fourth\n   - inside\n   - of it\n\n     with a paragraph',
      '- [x] done\n- [ ] not yet, and this one is so long that it takes a second line in a panel of the usual width, which must begin under the first',
      '> A quote\n>\n> with **two** paragraphs\n> > and one inside',
      '---',
      '```\nno language\n```',
      `\`\`\`sql\nselect person, company, count(*) from people join companies using (company_id) where seen > now() - interval '90 days' group by 1, 2\n\`\`\``,
      '<b>HTML</b> is <i>text</i>, ![an image](https://a.example/i.png) a link.',
    ].join('\n\n'),
  },
}

/** As it comes: press to let the next piece come. */
function Streaming(args: MarkdownProps) {
  const [end, setEnd] = useState(40)
  return (
    <>
      <Button onClick={() => setEnd(end + 40)}>Next</Button>
      <Markdown
        {...args}
        text={args.text.slice(0, end)}
        streaming={end < args.text.length}
        style={{ marginBlockStart: 16 }}
      />
    </>
  )
}

/** No mark is ever seen before it is whole, and what stands stays. */
export const Streamed: Story = {
  render: (args) => <Streaming {...args} />,
  async play({ canvas, userEvent, canvasElement }) {
    const next = canvas.getByRole('button', { name: 'Next' })
    const heading = canvas.getByRole('heading', { name: /Step 1/ })
    for (let press = 0; press < 40; press += 1) {
      await userEvent.click(next)
      const prose = [...canvasElement.querySelectorAll('.inlay-Markdown p, .inlay-Markdown li, .inlay-Markdown td')]
      await expect(prose.map((one) => one.textContent).join('\n')).not.toMatch(/\*|~~|\]\(|\|/)
    }
    await expect(canvas.getByRole('heading', { name: /Step 1/ })).toBe(heading)
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

const mentions: MarkdownComponents = {
  text: ({ text }) =>
    text.split(/(\[\d+\])/).map((part, index) =>
      // The parts of one text keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      /^\[\d+\]$/.test(part) ? <sup key={index}>{part.slice(1, -1)}</sup> : part,
    ),
  link: ({ address, children }) => (
    <span data-person={address} style={{ fontWeight: 600 }}>
      @{children}
    </span>
  ),
}

/** Numbers of citations and mentions of people, drawn by who uses it. */
export const OwnNodes: Story = {
  args: { components: mentions, text: 'Ask [Theo Okafor](person:12) about the numbers [1] of last week [2].' },
  async play({ canvas }) {
    await expect(canvas.getByText('1')).toHaveProperty('tagName', 'SUP')
    await expect(canvas.getByText('@Theo Okafor')).toBeVisible()
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement }) {
    const root = await shadowRootOf(canvasElement, '.inlay-Markdown')
    await expect(root.querySelector('table')).toBeVisible()
  },
}
