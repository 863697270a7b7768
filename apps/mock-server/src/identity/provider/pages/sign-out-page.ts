import { Html, html } from './html'
import { page } from './page'

export interface SignOutPageContent {
  /** The provider's form with its secret. */
  readonly form: string
  /** The product itself asks on behalf of the person, so that there is nothing left to ask. */
  readonly atOnce: boolean
}

export function signOutPage({ form, atOnce }: SignOutPageContent): string {
  return page({
    title: 'Sign out',
    ...(atOnce ? { script: 'submit.js' } : {}),
    body: html`
      <h1>${atOnce ? 'Signing out' : 'Sign out of Inlay?'}</h1>
      <div class="actions">
        ${new Html(form)}
        <input type="hidden" name="logout" value="yes" form="op.logoutForm" />
        <button class="button primary" form="op.logoutForm">Sign out</button>
      </div>
    `,
  })
}
