/**
 * Why a sign-in came to nothing: the window was closed, the person or the provider said no in it, the browser blocked it,
 * or anything else.
 */
export type SignInProblem = 'closed' | 'refused' | 'blocked' | 'failed'

export type SignInStatus =
  | { readonly status: 'idle' }
  /** `again` after a problem, which its page goes on naming. */
  | { readonly status: 'busy'; readonly again?: boolean }
  | { readonly status: 'problem'; readonly problem: SignInProblem }
