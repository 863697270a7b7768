import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showCampaign, upload } from './fixtures/show-campaign'

const people =
  'Name,Age,Price,Customer,Signed up,Founded,Zip\n' +
  'Ann Lee,9,12.50,Yes,31/12/2025,1998,01067\nBob Ray,41,"$1,200",no,01/02/2026,2004,10115\n' +
  'Cy Orr,100,-5,No,15/01/2026,2011,80331\n'

async function show(contacts = people) {
  const shown = await showCampaign({ contacts })
  await expect.element(shown.page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  return shown
}

type Shown = Awaited<ReturnType<typeof show>>

async function edit({ page }: Shown, name: string) {
  await userEvent.click(page.getByRole('rowheader', { name, exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  return (field: string) => page.getByRole('textbox', { name: field, exact: true })
}

const names = () => [...document.querySelectorAll('[role="rowheader"]')].map((each) => each.textContent)

it.each([
  ['Age', ['Ann Lee', 'Bob Ray', 'Cy Orr']],
  ['Price', ['Cy Orr', 'Ann Lee', 'Bob Ray']],
  ['Signed up', ['Ann Lee', 'Cy Orr', 'Bob Ray']],
  ['Customer', ['Bob Ray', 'Cy Orr', 'Ann Lee']],
])('sorts “%s” of a file by what its texts stand for', async (column, expected) => {
  const { page } = await show()
  await userEvent.click(page.getByRole('columnheader', { name: new RegExp(`^${column}`) }))
  await expect.poll(names).toEqual(expected)
})

it('shows the texts of a file as they stand in it, numbers at the end of their cells', async () => {
  const { page } = await show()
  for (const text of ['12.50', '$1,200', '31/12/2025', '1998', '01067'])
    await expect.element(page.getByRole('gridcell', { name: text, exact: true })).toBeInTheDocument()
  const alignOf = (text: string) => {
    const cell = page.getByRole('gridcell', { name: text, exact: true }).element()
    return getComputedStyle(cell).justifyContent
  }
  expect(alignOf('12.50')).toBe(alignOf('9'))
  expect(alignOf('12.50')).not.toBe(alignOf('01067'))
})

it('cuts a long text that is no date at the end of its cell', async () => {
  const odd = 'to be told once the contract has been signed by all of them'
  const { api, campaign, clock, page } = await show()
  await upload(api, campaign.campaignId, 'contact', `Name,Signed up\nDee New,${odd}\n`)
  await clock.advance(10_000)
  const cell = page.getByRole('gridcell', { name: odd, exact: true })
  await expect.element(cell).toBeInTheDocument()
  const text = cell.element().querySelector('.inlay-Badge') as HTMLElement
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
  expect(getComputedStyle(text)).toMatchObject({ overflow: 'hidden', textOverflow: 'ellipsis' })
})

it('says in the drawer what the table says where a file has “no”', async () => {
  const { page } = await show()
  await userEvent.click(page.getByRole('rowheader', { name: 'Bob Ray', exact: true }))
  const facts = () => [...document.querySelectorAll('.inlay-RowDrawer-fact')].map((each) => each.textContent)
  await expect.poll(facts).toContain('CustomerNo')
})

it('refuses words in a column of numbers, and sends what was typed as what it is [CAM-ROW-04]', async () => {
  const shown = await show()
  const { page, sent } = shown
  const field = await edit(shown, 'Ann Lee')
  await expect.element(field('Price')).toHaveValue('12.50')
  await userEvent.fill(field('Age'), 'abc')
  await expect.element(page.getByText('Enter a number.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.fill(field('Age'), '41')
  await userEvent.fill(field('Price'), '$2,000')
  await userEvent.fill(field('Customer'), 'n')
  await userEvent.fill(field('Signed up'), '24/12/2025')
  await userEvent.fill(field('Founded'), '2026')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({
    data: { age: 41, price: 2_000, customer: false, signed_up: '24/12/2025', founded: 2_026 },
  })
  const facts = () => [...document.querySelectorAll('.inlay-RowDrawer-fact')].map((each) => each.textContent)
  await expect.poll(facts).toEqual(expect.arrayContaining(['Age41', 'CustomerNo', 'Founded2026']))
  await expect.element(page.getByRole('gridcell', { name: '2026', exact: true })).toBeInTheDocument()
})

it('takes no text for a date, which no filter would find, and no number with commas behind its point [CAM-ROW-04]', async () => {
  const shown = await show()
  const { page, sent } = shown
  const field = await edit(shown, 'Ann Lee')
  const save = page.getByRole('button', { name: 'Save' })
  for (const [name, wrong, words, right] of [
    ['Signed up', 'abc', 'Enter a date like 31/12/2026.', '01/02/2026'],
    ['Signed up', '31/02/2026', 'Enter a date like 31/12/2026.', '01/02/2026'],
    ['Age', '3042.51,234', 'Enter a number.', '1,234'],
  ] as const) {
    await userEvent.fill(field(name), wrong)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(save).toBeDisabled()
    await userEvent.fill(field(name), right)
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  }
  await userEvent.click(save)
  await expect.poll(() => sent('PATCH').at(-1)?.body).toEqual({ data: { age: 1234, signed_up: '01/02/2026' } })
})

it('reads numbers with the decimal comma of their file [CAM-ROW-04]', async () => {
  const shown = await show('Name,Weight\nAnn Lee,"80,5"\nBob Ray,"1.072,25"\n')
  const field = await edit(shown, 'Ann Lee')
  await userEvent.fill(field('Weight'), '79,5')
  await userEvent.click(shown.page.getByRole('button', { name: 'Save' }))
  await expect.element(shown.page.getByText('Row updated successfully')).toBeVisible()
  expect(shown.sent('PATCH').at(-1)?.body).toEqual({ data: { weight: 79.5 } })
})

it('edits a cell as what its column holds, and gives the text back to who takes that back [CAM-ROW-04]', async () => {
  const { page, sent } = await show()
  const cell = page.getByRole('gridcell', { name: '12.50', exact: true })
  await userEvent.dblClick(cell)
  const box = page.getByRole('textbox', { name: /Price/ })
  await expect.element(box).toHaveValue('12.50')
  await userEvent.fill(box, 'abc')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a number.')).toBeVisible()
  expect(sent('PATCH')).toEqual([])
  await userEvent.fill(box, '13')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent('PATCH').map(({ body }) => body)).toEqual([{ data: { price: 13 } }])
  await expect.element(page.getByRole('gridcell', { name: '13', exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => sent('PATCH').at(-1)?.body).toEqual({ data: { price: '12.50' } })
  await expect.element(cell).toBeVisible()
})

it('takes a column for text once a later file says so', async () => {
  const shown = await show()
  const { api, campaign, clock, page, sent } = shown
  await upload(api, campaign.campaignId, 'contact', `Name,Age\nDee New,unknown\n${'Eve New,unknown\n'.repeat(5)}`)
  await clock.advance(10_000)
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  const field = await edit(shown, 'Ann Lee')
  await userEvent.fill(field('Age'), 'abc')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { age: 'abc' } })
})
