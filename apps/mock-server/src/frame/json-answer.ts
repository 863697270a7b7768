/** A record or a list as it travels. */
export function jsonAnswer(answer: unknown): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  const revision = revisionOf(answer)
  if (revision !== undefined) headers.etag = `"${revision}"`
  return new Response(JSON.stringify(answer ?? null), { headers })
}

function revisionOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('revision' in answer)) return undefined
  return typeof answer.revision === 'number' ? answer.revision : undefined
}
