import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { deleteCampaign, listCampaigns } from '../../contract/campaigns/index'
import { CampaignNames } from '../fixtures/CampaignNames'
import { failure, pageOf } from '../fixtures/campaigns'
import { createStage } from '../fixtures/render-inlay'
import { useAction } from '../operations/use-action'
import { useSessionExpired } from './use-session-expired'

function SignInAgain() {
  const { expired, signIn } = useSessionExpired()
  const [problem, setProblem] = useState('')
  const start = () => signIn().catch((error: unknown) => setProblem(String(error)))
  return (
    <>
      {expired && (
        <button type="button" onClick={() => void start()}>
          Sign in again
        </button>
      )}
      <p>{problem}</p>
      <input aria-label="draft" />
    </>
  )
}

const parts = (
  <>
    <CampaignNames />
    <SignInAgain />
  </>
)

describe('useSessionExpired', () => {
  it('renews an expired sign-in in place: what was typed stays, what failed runs again', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unauthenticated')))
    const screen = await stage.show(parts)
    await screen.getByRole('textbox', { name: 'draft' }).fill('half a sentence')
    const button = screen.getByRole('button', { name: 'Sign in again' })
    await expect.element(button).toBeVisible()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    await button.click()
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: 'draft' })).toHaveValue('half a sentence')
  })

  it('lets calls wait for the person, and then go on', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('unauthenticated')))
    function Delete() {
      const { run, pending } = useAction(deleteCampaign, { success: 'Deleted', failure: 'Not deleted' })
      return (
        <button type="button" onClick={() => void run({ params: { campaignId: 'Spring' } })}>
          {pending ? 'Deleting' : 'Delete'}
        </button>
      )
    }
    const screen = await stage.show(
      <>
        {parts}
        <CampaignNames label="other" search="x" />
        <Delete />
      </>,
    )
    const other = screen.getByRole('region', { name: 'other' }).getByRole('status')
    await expect.element(other).toHaveTextContent('Spring')
    await screen.getByRole('button', { name: 'Delete' }).click()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unauthenticated')))
    await screen.getByRole('region', { name: 'other' }).getByRole('button', { name: 'Refresh' }).click()
    const signIn = screen.getByRole('button', { name: 'Sign in again' })
    await expect.element(signIn).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Deleting' })).toBeVisible()
    await expect.element(other).toHaveTextContent(/^Spring \(refreshing\)$/)

    stage.api.answer(deleteCampaign, () => ({ campaignId: 'Spring' }))
    stage.api.answer(listCampaigns, () => pageOf('Summer'))
    await signIn.click()
    await expect.poll(() => stage.notices).toEqual([{ tone: 'success', text: 'Deleted' }])
    await expect.element(other).toHaveTextContent(/^Summer$/)
    expect(stage.onError).not.toHaveBeenCalled()
  })

  it('lets calls fail where nobody offers to sign in', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unauthenticated')))
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('failed: It failed: unauthenticated', { exact: true })).toBeVisible()
    expect(stage.onError).toHaveBeenCalled()
  })

  it('gives up what waits when another person signs in', async () => {
    const stage = createStage()
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('unauthenticated')))
    const results: unknown[] = []
    function Delete() {
      const { run } = useAction(deleteCampaign)
      const remove = async () => results.push(await run({ params: { campaignId: 'Spring' } }))
      return (
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      )
    }
    const screen = await stage.show(
      <>
        <SignInAgain />
        <Delete />
      </>,
    )
    await screen.getByRole('button', { name: 'Delete' }).click()
    stage.people.onSignIn(() => Promise.resolve('grace'))
    await screen.getByRole('button', { name: 'Sign in again' }).click()
    await expect.poll(() => results).toMatchObject([{ ok: false, error: { code: 'aborted' } }])
    expect(stage.api.callsOf(deleteCampaign)).toHaveLength(1)
  })

  it('hears it from the client as well, for streams and uploads', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(parts)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    stage.api.emit({ type: 'unauthenticated' })
    await expect.element(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible()
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
  })

  it('stays expired while the person does not sign in, and says why', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unauthenticated')))
    stage.people.onSignIn(() => Promise.reject(new Error('the popup was closed')))
    const screen = await stage.show(parts)
    const button = screen.getByRole('button', { name: 'Sign in again' })
    await button.click()
    await expect.element(screen.getByText(/the popup was closed/)).toBeVisible()
    await expect.element(button).toBeVisible()
  })

  it('gives nothing of one person to another who signs in', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('of Ada'))
    const screen = await stage.show(parts)
    await expect.element(screen.getByText('of Ada', { exact: true })).toBeVisible()
    stage.api.emit({ type: 'unauthenticated' })
    stage.people.onSignIn(() => Promise.resolve('grace'))
    stage.api.answer(listCampaigns, () => pageOf('of Grace'))
    await screen.getByRole('button', { name: 'Sign in again' }).click()
    await expect.element(screen.getByText('of Grace', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument()
  })

  it('does not take signing out on purpose for an expiry', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(parts)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unauthenticated')))
    await stage.people.auth.signOut()
    await expect.element(screen.getByText('failed: It failed: unauthenticated', { exact: true })).toBeVisible()
    stage.api.emit({ type: 'unauthenticated' })
    await screen.update({ locale: 'de' })
    await expect.element(screen.getByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument()
  })
})
