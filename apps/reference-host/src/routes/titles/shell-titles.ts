export const shellTitles = {
  'shell.signIn': 'Sign in',
  'shell.logout': 'Logged out',
  'shell.error': 'Something went wrong',
  'shell.accessDenied': 'Access denied',
  'shell.notFound': 'Page not found',
} as const
