/** Whether the server that the page came from can be reached. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok
  } catch {
    return false
  }
}

const patience = 5_000
