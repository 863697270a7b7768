import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { listCampaigns } from '../../contract/campaigns/index'
import { CampaignNames } from '../fixtures/CampaignNames'
import { failure, pageOf } from '../fixtures/campaigns'
import { createStage } from '../fixtures/render-inlay'
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
