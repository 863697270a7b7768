import { explainStartError } from './explain-start-error'
import { demoPassword, demoPeople } from './identity/people'
import { consoleLog } from './log'
import { startInlay, type RunningInlay } from './start-inlay'

export interface MainOptions {
  /** Where the built host lies, unless `INLAY_STATIC_DIR` says otherwise. */
  readonly staticDir?: string | undefined
}

/** Starts Inlay as a process of its own: resolves when it is ready, and ends the process when that cannot be. */
export async function main({ staticDir }: MainOptions = {}): Promise<void> {
  try {
    const running = await startInlay({ env: process.env, log: consoleLog, staticDir })
    stopOnSignals(running)
    console.log(greeting(running))
  } catch (error) {
    const text = explainStartError(error)
    if (text === undefined) console.error('Inlay could not start.', error)
    else console.error(text)
    process.exit(1)
  }
}

function stopOnSignals(running: RunningInlay) {
  let stopping = false
  const stop = () => {
    // Asked twice means now.
    if (stopping) process.exit(130)
    stopping = true
    console.log('Stopping…')
    running.close().then(
      () => {
        console.log('Stopped.')
        endByItself()
      },
      (error: unknown) => {
        console.error('Inlay did not stop cleanly.', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** SQLite takes its side files away when the process ends by itself; whatever still keeps it from that is cut off. */
function endByItself() {
  process.exitCode = 0
  setTimeout(() => process.exit(0), 1_000).unref()
}

function greeting({ http, settings }: RunningInlay): string {
  const where = settings.databaseUrl === undefined ? settings.dataDir : 'the database of DATABASE_URL'
  return [
    `Inlay is ready at ${http.url}`,
    `  The working product: ${http.url}/v2`,
    `  Sign in as ${demoPeople.map(({ email }) => email).join(', ')} with the password ${demoPassword}`,
    `  Embedded pages: ${http.embedUrl}/embed/`,
    `  Data: ${where}`,
  ].join('\n')
}
