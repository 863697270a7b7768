import { defineMessages } from '@inlay/sdk-core'

export const shellMessages = defineMessages('platform.shell', {
  loginTo: 'Login to {app} to get started',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  signInWindow: 'Finish signing in in the window that has opened.',
  signInClosed: 'The sign-in window was closed before you were signed in. Try again when you are ready.',
  signInBlocked: 'Your browser blocked the sign-in window. Allow pop-up windows for this site and try again.',
  signInFailed: 'Signing in did not work. Try again, or contact Support if it keeps failing.',

  loggedOutTitle: 'You are logged out',
  loggedOutText: 'Log in to go on where you left off.',
  loginFailedTitle: 'You are not logged in',
  logIn: 'Log In',
  contactSupport: 'Contact Support',

  errorTitle: 'Something went wrong',
  errorText: 'This page ran into an unexpected error.',
  unavailableTitle: 'This page is not available',
  unavailableText: 'There is nothing at this address, or the feature is not turned on in this workspace.',
  goHome: 'Go to Home page',
  goToProjects: 'Go to projects',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  offlineTitle: 'You are offline',
  offlineText: 'This page could not be loaded. Check your connection and try again.',

  deniedTitle: 'Access denied',
  deniedText: 'You are not a member of this workspace.',
  pageDeniedText: 'You do not have access to this page.',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address.',

  noWorkspaceTitle: 'No workspace yet',
  noWorkspaceText:
    "Looks like you aren't part of any workspace. Ask a workspace owner to invite you or contact Support.",
  workspacesFailedTitle: 'Workspaces not loaded',
  userFailedTitle: 'Your details could not be loaded',
  userFailedText: 'The server did not answer as expected. Nothing is lost.',
  logout: 'Logout',

  notBuilt: 'The {screen} screen is not here yet.',
  notBuiltText: 'Its address already works, so a link to it will lead to the screen once it is ready.',

  expiredTitle: 'Your sign-in has expired',
  expiredText: 'Sign in again to go on right here. Nothing you typed is lost.',

  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  loadingScreen: 'Loading',
  switchWorkspace: 'Switch workspace, now in',
  workspaces: 'Workspaces',
  owner: 'Owner',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  accountOf: 'Account of {name}',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
  narrow: 'This app is not optimized for mobile.',
  close: 'Close',
})
