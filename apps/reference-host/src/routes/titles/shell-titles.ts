export const shellTitles = {
  'shell.signIn': 'Sign in',
  'shell.welcome': 'Welcome',
  'shell.logout': 'Logged out',
  'shell.notLoggedIn': 'You are not logged in',
  'shell.error': 'Something went wrong',
  'shell.closed': 'Page not available',
  'shell.startFailed': 'Not loaded',
  'shell.startPutOff': 'Waiting for the server',
  'shell.accessDenied': 'Access denied',
  'shell.noWorkspace': 'No workspace yet',
  'shell.notFound': 'Page not found',
} as const
