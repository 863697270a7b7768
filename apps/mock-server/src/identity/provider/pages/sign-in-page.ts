import { demoPassword } from '../../people'
import type { DemoAccount } from '../people-directory'
import { html, type Html } from './html'
import { page } from './page'

/** What was wrong with the last try. */
export type SignInProblem = 'missing-email' | 'missing-password' | 'missing-both' | 'wrong'

export interface SignInPageContent {
  readonly email: string
  readonly problem: SignInProblem | undefined
  readonly accounts: readonly DemoAccount[]
}

export function signInPage({ email, problem, accounts }: SignInPageContent): string {
  const emailError = problem === 'missing-email' || problem === 'missing-both' ? 'Enter your e-mail address' : undefined
  const passwordError = problem === 'missing-password' || problem === 'missing-both' ? 'Enter your password' : undefined
  const focusPassword = emailError === undefined && email !== ''
  return page({
    title: problem === undefined ? 'Sign in' : 'Error: Sign in',
    body: html`
      <h1>Sign in</h1>
      ${problem === 'wrong' ? wrong : undefined}
      <form method="post" class="fields" novalidate>
        ${field({ name: 'email', label: 'E-mail', value: email, error: emailError, focus: !focusPassword })}
        ${field({ name: 'password', label: 'Password', value: '', error: passwordError, focus: focusPassword })}
        <div class="actions">
          ${cancel}
          <button class="button primary">Sign in</button>
        </div>
      </form>
      <form method="post" id="cancel" hidden></form>
      ${accounts.length === 0 ? undefined : demoAccounts(accounts)}
      <p class="note">This is a demo sign-in. It guards nothing but made-up data; use no password of your own.</p>
    `,
  })
}

const errorIcon = html`<svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
  <circle cx="12" cy="12" r="9" />
  <path d="M12 7.500v5.500m0 3v.01" />
</svg>`

// Of a form of its own, so that Enter in a field signs in although this button stands first.
const cancel = html`<button class="button" form="cancel" name="action" value="cancel">Cancel</button>`

const wrong = html`<p class="banner" role="alert">
  ${errorIcon}<span>The e-mail or the password is wrong. Check both and try again.</span>
</p>`

interface Field {
  readonly name: 'email' | 'password'
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly focus: boolean
}

function field({ name, label, value, error, focus }: Field): Html {
  const autocomplete = name === 'email' ? 'username' : 'current-password'
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      required
      ${focus ? html`autofocus` : undefined}
      ${error === undefined ? undefined : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error === undefined ? undefined : html`<p class="error" id="${name}-error">${errorIcon}${error}</p>`}
  </div>`
}

function demoAccounts(accounts: readonly DemoAccount[]): Html {
  return html`<section aria-labelledby="demo-accounts">
    <div class="heading">
      <h2 id="demo-accounts">Demo accounts</h2>
      <p>Password <code>${demoPassword}</code></p>
    </div>
    <form method="post">
      <ul class="accounts">
        ${accounts.map(demoAccount)}
      </ul>
    </form>
  </section>`
}

function demoAccount({ userId, name, workspaceNames }: DemoAccount, at: number): Html {
  return html`<li>
    <button class="account" name="demo" value="${userId}">
      <span class="avatar" data-tone="${String(at + 1)}" aria-hidden="true">${initials(name)}</span>
      <span class="who">
        <span class="name">${name}</span>
        <span class="where">${workspaceNames.length === 0 ? 'In no workspace yet' : workspaceNames.join(' and ')}</span>
      </span>
      <svg class="arrow" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="m9 6 6 6-6 6" /></svg>
    </button>
  </li>`
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
}
