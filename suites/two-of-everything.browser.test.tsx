import { useContext, useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { NotifyContext, useOperation } from '@inlay/sdk-core/react'
import { useAnnounce } from '@inlay/sdk-core/ui'
import './stage/page-styles'
import { badElements } from './bad/bad-elements'
import { registry } from './registry'
import { mount, type Mounting } from './stage/mount'
import { createWorld } from './stage/world'
import { checkTwo } from './two/check-two'

it.each(registry)('$name of two tenants and isolated beside them never meet', (specimen) => checkTwo(specimen))

const sides: readonly (readonly [string, Mounting])[] = [
  ['inline', { place: 'inline' }],
  ['isolated', { place: 'shadow' }],
]

describe.each(sides)('what one says is heard in its own root, beside one that is %s', (_, beside) => {
  it('as a toast', async () => {
    const quiet = await mount(
      { render: () => <p>Quiet</p> },
      { ...beside, world: createWorld({ workspaceId: 'halden' }) },
    )
    const loud = await mount({ render: () => <Notifying text="Saved" /> }, { world: createWorld() })
    await expect.poll(() => loud.root.textContent).toContain('Saved')
    expect(quiet.root.textContent).not.toContain('Saved')
    await loud.unmount()
    await quiet.unmount()
  })

  it('through the live region', async () => {
    const quiet = await mount({ render: () => <p>Quiet</p> }, beside)
    const loud = await mount({ render: () => <Announcing text="58 found" /> })
    await expect.poll(() => loud.root.querySelector('[aria-live="polite"]')?.textContent).toContain('58 found')
    expect(quiet.root.querySelector('[aria-live="polite"]')?.textContent).toBe('')
    await loud.unmount()
    await quiet.unmount()
  })
})

it('each tenant sees its own data, though both ask for the same', async () => {
  const worlds = [createWorld(), createWorld({ workspaceId: 'halden' })] as const
  const namesOf = async (world: (typeof worlds)[number]) => {
    const { items } = await world.client.call(
      listCampaigns,
      { query: { limit: 3 } },
      { workspaceId: world.workspaceId },
    )
    return items.map(({ name }) => name).join()
  }
  const [northwind, halden] = [await namesOf(worlds[0]), await namesOf(worlds[1])]
  expect(northwind).not.toBe(halden)
  const one = await mount({ render: () => <Names /> }, { world: worlds[0] })
  const other = await mount({ render: () => <Names /> }, { world: worlds[1] })
  const isolated = await mount({ render: () => <Names /> }, { world: worlds[1], place: 'shadow' })
  await expect.poll(() => one.root.querySelector('p')?.textContent).toBe(northwind)
  await expect.poll(() => other.root.querySelector('p')?.textContent).toBe(halden)
  await expect.poll(() => isolated.root.querySelector('p')?.textContent).toBe(halden)
  await one.unmount()
  expect(other.root.querySelector('p')?.textContent).toBe(halden)
  for (const each of [other, isolated]) await each.unmount()
})

it('each has a theme of its own', async () => {
  const bare = { render: () => <p>Text</p> }
  const surface = (colour: string) => ({ variables: { surface: `light-dark(${colour}, black)` } })
  const dark = await mount(bare, { appearance: { theme: 'dark', ...surface('red') } })
  const light = await mount(bare, { appearance: { theme: 'light', ...surface('lime') } })
  const isolated = await mount(bare, { appearance: { theme: 'light', ...surface('blue') }, place: 'shadow' })
  const grounds = [dark, light, isolated].map(({ root }) => getComputedStyle(root).backgroundColor)
  expect(grounds).toEqual(['rgb(0, 0, 0)', 'rgb(0, 255, 0)', 'rgb(0, 0, 255)'])
  for (const each of [dark, light, isolated]) await each.unmount()
})

describe('the suite itself', () => {
  it('finds an id that is there twice', async () => {
    await expect(checkTwo(badElements['has one id twice'])).rejects.toThrow('The id one is there twice.')
  })

  it('finds what opens in the root of another', async () => {
    await expect(checkTwo(badElements['opens somewhere else'])).rejects.toThrow('not in its own root')
  })

  it('finds a part that listens to the keys of all', async () => {
    await expect(checkTwo(badElements['closes by any Escape'])).rejects.toThrow('Escape has closed what another opened')
  })

  it('finds what two share', async () => {
    await expect(checkTwo(badElements['counts all that are there'])).rejects.toThrow('has changed as the first went')
  })
})

function Names() {
  const list = useOperation(listCampaigns, { query: { limit: 3 } })
  return <p>{list.status === 'ready' ? list.data.items.map(({ name }) => name).join() : ''}</p>
}

function Notifying({ text }: { readonly text: string }) {
  const notify = useContext(NotifyContext)
  useEffect(() => notify?.({ tone: 'success', text }), [notify, text])
  return <p>Notified</p>
}

function Announcing({ text }: { readonly text: string }) {
  const announce = useAnnounce()
  useEffect(() => announce(text), [announce, text])
  return <p>Announced</p>
}
