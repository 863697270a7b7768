import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { answerPage } from './answer'
import { expiredPage } from './oidc-configuration'
import type { OidcLibrary } from './oidc-library'
import { messagePage } from './pages/message-page'
import { signInPage, type SignInProblem } from './pages/sign-in-page'
import type { PeopleDirectory } from './people-directory'
import { readForm } from './read-form'

export interface SignInRouteOptions {
  readonly library: OidcLibrary
  readonly provider: Provider
  readonly people: PeopleDirectory
  readonly publicUrl: URL
}

export type SignInRoute = (request: IncomingMessage, response: ServerResponse, uid: string) => Promise<void>

/**
 * Shows the sign-in page and takes its form. What ties a form to the sign-in it belongs to is the provider's cookie: it
 * is signed, bound to this address and not sent from other sites.
 */
export function createSignInRoute({ library, provider, people, publicUrl }: SignInRouteOptions): SignInRoute {
  const refuse = (response: ServerResponse, status: number, text: string) =>
    answerPage(response, status, messagePage({ title: 'The sign-in cannot go on', text, homeAddress: publicUrl.href }))

  // Always 200: a wrong password is an answer of the page, and browsers report any other status on the console.
  async function show(response: ServerResponse, email: string, problem?: SignInProblem) {
    answerPage(response, 200, signInPage({ email, problem, accounts: await people.demoAccounts() }))
  }

  async function findStarted(request: IncomingMessage, response: ServerResponse) {
    try {
      return await provider.interactionDetails(request, response)
    } catch (error) {
      if (error instanceof library.errors.SessionNotFound) return undefined
      throw error
    }
  }

  return async (request, response, uid) => {
    const started = await findStarted(request, response)
    if (started?.uid !== uid) return answerPage(response, 400, expiredPage(publicUrl))

    if (request.method === 'GET' || request.method === 'HEAD') {
      const { login_hint: hint } = started.params
      return show(response, typeof hint === 'string' ? hint : '')
    }
    if (request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST')
      return refuse(response, 405, 'This address has a form, and that is all.')
    }
    const { origin } = request.headers
    if (origin !== undefined && origin !== publicUrl.origin)
      return refuse(response, 403, 'The form came from another site.')

    const form = await readForm(request)
    if (form === undefined) return refuse(response, 400, 'The form could not be read.')

    const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })

    if (form.get('action') === 'cancel') {
      return finish({ error: 'access_denied', error_description: 'The person cancelled the sign-in.' })
    }

    const demo = form.get('demo')
    if (demo !== null) {
      const account = (await people.demoAccounts()).find(({ userId }) => userId === demo)
      if (account === undefined) return refuse(response, 400, 'There is no such demo account.')
      return finish({ login: { accountId: account.userId } })
    }

    const email = form.get('email')?.trim() ?? ''
    const password = form.get('password') ?? ''
    const missing = missingOf(email, password)
    if (missing !== undefined) return show(response, email, missing)
    const person = await people.findByPassword(email, password)
    if (person === undefined) return show(response, email, 'wrong')
    return finish({ login: { accountId: person.userId } })
  }
}

function missingOf(email: string, password: string): SignInProblem | undefined {
  if (email === '' && password === '') return 'missing-both'
  if (email === '') return 'missing-email'
  return password === '' ? 'missing-password' : undefined
}
