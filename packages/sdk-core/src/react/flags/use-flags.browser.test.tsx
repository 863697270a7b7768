import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { flagKeys, getFlags, type Flags } from '../../contract/workspace/index'
import type { OutputOf } from '../../operation/operation'
import { failure } from '../fixtures/campaigns'
import { later } from '../fixtures/fake-client'
import { createStage } from '../fixtures/render-inlay'
import { allFlags } from './all-flags'
import { useFlag, useFlags } from './use-flags'

function Dashboards() {
  const flags = useFlags()
  return (
    <p>
      {flags.status}: dashboards {flags.isOn('dashboards') ? 'on' : 'off'}, snippets{' '}
      {useFlag('snippets') ? 'on' : 'off'}
    </p>
  )
}

function Screen() {
  const { reload } = useFlags()
  useEffect(reload, [reload])
  return <Dashboards />
}

/** What the contract reads from an answer that names only these. */
function answered(flags: Flags) {
  return getFlags.response.parse(flags)
}

describe('useFlags', () => {
  it('reads the flags of the workspace at start; what is not set is off [PLT-FLAGS-02][CPY-FLAGS-02]', async () => {
    const stage = createStage()
    const answer = later<OutputOf<typeof getFlags>>()
    stage.api.answer(getFlags, () => answer.promise)
    const screen = await stage.show(<Dashboards />)
    await expect.element(screen.getByText('loading: dashboards off, snippets off', { exact: true })).toBeVisible()
    answer.resolve(answered({ dashboards: true }))
    await expect.element(screen.getByText('ready: dashboards on, snippets off', { exact: true })).toBeVisible()
    expect(stage.api.callsOf(getFlags)[0]?.options.workspaceId).toBe('w1')
  })

  it('takes flags that cannot be read for off [PLT-FLAGS-02]', async () => {
    const stage = createStage()
    stage.api.answer(getFlags, () => Promise.reject(failure('server-error')))
    const screen = await stage.show(<Dashboards />)
    await expect.element(screen.getByText('failed: dashboards off, snippets off', { exact: true })).toBeVisible()
  })

  it('has a change take effect when a screen is next loaded [CPY-FLAGS-02]', async () => {
    const stage = createStage()
    stage.api.answer(getFlags, () => answered({ dashboards: true }))
    const screen = await stage.show(<Screen key="first" />)
    await expect.element(screen.getByText('ready: dashboards on, snippets off', { exact: true })).toBeVisible()
    stage.api.answer(getFlags, () => answered({ snippets: true }))
    await screen.update({}, <Screen key="second" />)
    await expect.element(screen.getByText('ready: dashboards off, snippets on', { exact: true })).toBeVisible()
  })

  it('reads once for all parts of a screen', async () => {
    const stage = createStage()
    stage.api.answer(getFlags, () => answered({ dashboards: true }))
    const screen = await stage.show(<Dashboards />)
    await expect.element(screen.getByText('ready: dashboards on, snippets off', { exact: true })).toBeVisible()
    const asked = stage.api.calls.length
    await screen.update(
      {},
      <section>
        <Dashboards />
      </section>,
    )
    await expect.element(screen.getByText('ready: dashboards on, snippets off', { exact: true })).toBeVisible()
    expect(stage.api.calls).toHaveLength(asked)
  })

  it('asks the host instead, where that has a say', async () => {
    const stage = createStage()
    const screen = await stage.show(<Screen />, { flags: (key) => key === 'snippets' })
    await expect.element(screen.getByText('ready: dashboards off, snippets on', { exact: true })).toBeVisible()
    const broken = () => {
      throw new Error('no flags today')
    }
    await screen.update({ flags: broken })
    await expect.element(screen.getByText('ready: dashboards off, snippets off', { exact: true })).toBeVisible()
    expect(stage.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no flags today' }))
    expect(stage.api.calls).toEqual([])
  })

  it('waits for a workspace to ask about', async () => {
    const stage = createStage()
    const screen = await stage.show(<Dashboards />, { workspaceId: undefined })
    await expect.element(screen.getByText('loading: dashboards off, snippets off', { exact: true })).toBeVisible()
    expect(stage.api.calls).toEqual([])
  })
})

it('allFlags says yes to every flag', () => {
  expect(flagKeys.every(allFlags)).toBe(true)
})
