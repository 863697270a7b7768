import type { Fetch } from '../client/http-client-options'

/** The platform's, looked up at each call: what takes its place in a test or by an instrument is found. */
export const systemFetch: Fetch = (input, init) => globalThis.fetch(input, init)
