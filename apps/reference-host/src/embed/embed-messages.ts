import { defineMessages } from '@inlay/sdk-core'

export const embedMessages = defineMessages('host.embed', {
  aloneTitle: 'A component for other pages',
  alone: 'It is shown in a frame, by a page that signs people in. This address opens nothing by itself.',
  refusedTitle: 'This page may not show it',
  refused: 'Whoever runs Inlay has to name the origin of a page before components are shown in it.',
  signedOutTitle: 'You are signed out',
  signedOut: 'Sign in to see what is here.',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  signInFailed: 'The sign-in did not succeed. Try again.',
  brokenTitle: 'This could not be shown',
  broken: 'Try again now, or come back a little later.',
  again: 'Try again',
  misasked: 'The page around asks for something that is not understood here.',
  failedTitle: 'The page around does not answer',
  failed: 'Reload it to try again.',
})
