import { describe, expect, it, onTestFinished } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { CampaignListScreen } from './CampaignListScreen'
import { chooseInMenu, show } from './fixtures/show-campaigns'

it('hides no figure of a card behind what its field has to say', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', status: 500, operation: 'campaigns.update' }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name was not saved. Try again.')).toBeVisible()
  const figures = [...page.container.querySelectorAll('dd')]
  expect(figures).toHaveLength(2)
  for (const figure of figures) {
    const { left, top, height } = figure.getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(figure)
  }
})

it.each(['link', 'button'] as const)(
  'hides no figure behind the tooltip of a %s, and leaves the page nowhere',
  async (role) => {
    const { innerWidth, innerHeight } = window
    await browser.viewport(320, 700)
    onTestFinished(() => browser.viewport(innerWidth, innerHeight))
    const name = 'Nordic shippers of frozen and chilled food, and all that they work with'
    const { page } = await show(<CampaignListScreen />, { names: [name] })
    await userEvent.hover(page.getByRole(role, { name: new RegExp(`${name}$`) }))
    const tooltip = page.getByRole('tooltip')
    await expect.element(tooltip).toBeVisible()
    await expect.poll(() => tooltip.element().hasAttribute('data-placed')).toBe(true)
    const { left, right, top, bottom } = tooltip.element().getBoundingClientRect()
    expect([left >= 0, right <= 320, top >= 0]).toEqual([true, true, true])
    const figures = [...page.container.querySelectorAll('dd')].map((figure) => figure.getBoundingClientRect().top)
    expect(figures).toHaveLength(2)
    expect(bottom).toBeLessThanOrEqual(Math.min(...figures))
  },
)

it.each(['light', 'dark'] as const)('tells a badge from its card also under the pointer (%s)', async (theme) => {
  document.documentElement.style.colorScheme = theme
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  const badge = page.getByText('Active', { exact: true })
  await expect.element(badge).toBeVisible()
  const card = page.getByRole('listitem').element()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await Promise.all(card.getAnimations().map(({ finished }) => finished))
  const before = difference(layersOf(card), layersOf(badge.element()))
  // All of the card is its link.
  await userEvent.hover(page.getByRole('link', { name: 'Nordic shippers' }))
  await expect.poll(() => card.matches(':hover')).toBe(true)
  await Promise.all(card.getAnimations().map(({ finished }) => finished))
  const after = difference(layersOf(card), layersOf(badge.element()))
  expect(before).toBeGreaterThan(0.02)
  expect(after).toBeGreaterThan(before * 0.8)
})

it('keeps search and order in one line where that is narrow', async () => {
  const { innerWidth, innerHeight } = window
  await browser.viewport(280, 600)
  onTestFinished(() => browser.viewport(innerWidth, innerHeight))
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  const order = page.getByRole('button', { name: 'Sort by: Last updated' })
  await expect.element(order).toBeVisible()
  const search = page.getByRole('searchbox').element().getBoundingClientRect()
  const button = order.element().getBoundingClientRect()
  expect(Math.abs(search.top + search.height / 2 - button.top - button.height / 2)).toBeLessThan(1)
  expect(search.width).toBeGreaterThan(90)
  await expect.element(page.getByRole('listitem')).toBeVisible()
  const card = page.getByRole('listitem').element().getBoundingClientRect()
  expect(button.right).toBe(card.right)
})

/** The grounds of an element, lowest first. */
function layersOf(element: Element): readonly string[] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const over = /(?:oklch|rgba?|color)\([^)]*\)/.exec(backgroundImage)?.[0]
  return over === undefined ? [backgroundColor] : [backgroundColor, over]
}

/** How far a ground is from what is painted on it, as the luminance of what is seen, 0 to 1. */
function difference(below: readonly string[], above: readonly string[]): number {
  return Math.abs(seen(below) - seen([...below, ...above]))
}

function seen(layers: readonly string[]): number {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('There is nothing to paint on.')
  for (const layer of layers) {
    canvas.fillStyle = layer
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

describe.each(['ltr', 'rtl'] as const)('a name that is too long for its card, in a page that runs %s', (direction) => {
  it.each([
    ['Latin', 'Alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu', 'left'],
    ['Arabic', 'ألف باء جيم دال هاء واو زاي حاء طاء ياء كاف لام ميم نون سين عين فاء', 'right'],
  ] as const)('keeps its beginning in sight: %s', async (_, name, side) => {
    const { innerWidth, innerHeight } = window
    await browser.viewport(360, 700)
    onTestFinished(() => browser.viewport(innerWidth, innerHeight))
    const { page } = await show(<CampaignListScreen />, { names: [name], direction })
    const link = page.getByRole('link', { name })
    await expect.element(link).toBeVisible()
    const title = page.getByRole('heading', { level: 2 }).element().getBoundingClientRect()
    const letter = firstLetterOf(link.element())
    expect(letter.width).toBeGreaterThan(0)
    expect(Math.abs(letter[side] - title[side])).toBeLessThan(3)
  })
})

function firstLetterOf(element: Element): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element
  const letter = document.createRange()
  letter.setStart(text, 0)
  letter.setEnd(text, 1)
  return letter.getBoundingClientRect()
}
