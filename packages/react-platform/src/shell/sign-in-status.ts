/** Why a sign-in came to nothing: the window was closed by the person, blocked by the browser, or anything else. */
export type SignInProblem = 'closed' | 'blocked' | 'failed'

export type SignInStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'problem'; readonly problem: SignInProblem }
