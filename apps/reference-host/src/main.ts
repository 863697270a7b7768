import './zod-without-code'

// The window of a sign-in comes back to this address: it hands its answer over and needs nothing of the app.
if (/^\/login\/(callback|silent)\/?$/.test(window.location.pathname)) {
  void import('./sign-in/finish-sign-in').then(({ finishSignIn }) => finishSignIn())
} else {
  void import('./start-app').then(({ startApp }) => startApp())
}
