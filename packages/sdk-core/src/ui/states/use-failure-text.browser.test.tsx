import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { ApiError, type ApiErrorDetails } from '../../errors/api-error'
import { systemClock } from '../../ports/system-clock'
import { InlayRoot } from '../root/InlayRoot'
import { useFailureText } from './use-failure-text'

function Failure(details: Partial<ApiErrorDetails>) {
  const failureText = useFailureText()
  return (
    <p>{failureText(new ApiError({ code: 'unavailable', status: 503, title: 'Service unavailable', ...details }))}</p>
  )
}

async function textOf(details: Partial<ApiErrorDetails>) {
  const { getByRole, unmount } = await render(
    <InlayRoot>
      <Failure {...details} />
    </InlayRoot>,
  )
  const { textContent } = getByRole('paragraph').element()
  await unmount()
  return textContent
}

const inMinutes = (minutes: number) => systemClock.now() + minutes * 60_000

it('says until when the server asks to wait, with the day where the time alone may mean another', async () => {
  const retryAt = inMinutes(61)
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(retryAt)
  expect(await textOf({ retryAt })).toBe(`The server asks to wait until ${time}. Nothing of yours is lost.`)
  const nextWeek = inMinutes(7 * 24 * 60)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(nextWeek)
  expect(await textOf({ retryAt: nextWeek, status: 429, code: 'rate-limited' })).toContain(`until ${day}, `)
})

it('says to try again in a moment where that is all that the server asks for', async () => {
  expect(await textOf({ retryAt: inMinutes(0.1) })).toMatch(/did not answer as it should.*in a moment/)
  expect(await textOf({ retryAt: inMinutes(-5), status: 429, code: 'rate-limited' })).toMatch(/too much to do/)
})

it('gives a refusal in the words of the server, whenever it may be asked again', async () => {
  const refused = { status: 403, code: 'forbidden', detail: 'The trial is over.', retryAt: inMinutes(61) }
  expect(await textOf(refused)).toBe('The trial is over.')
})

it('tells who is not known to sign in, and not to try again', async () => {
  expect(await textOf({ status: 401, code: 'unauthenticated' })).toMatch(/Sign in again\.$/)
})
