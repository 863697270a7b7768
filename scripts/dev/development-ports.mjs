/**
 * Where the host and the embedded pages answer: the same as when the app is started.
 * @param {Record<string, string | undefined>} env
 */
export function developmentPorts(env) {
  const port = Number(env.PORT?.trim() || 4100)
  return { port, embedPort: Number(env.EMBED_PORT?.trim() || port + 1) }
}
