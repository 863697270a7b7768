/** As much of a browser as a sign-in needs: it keeps cookies and goes where it is sent. */
export interface TestBrowser {
  /** Opens an address and follows redirects until there is a page, or an address that `leaves` knows. */
  open(address: string | URL, init?: RequestInit): Promise<Visit>
  /** Sends a form to the address as its page would. */
  submit(address: string | URL, fields: Readonly<Record<string, string>>, headers?: HeadersInit): Promise<Visit>
  /** Cookies that would be sent to the address. */
  cookiesFor(address: string | URL): readonly string[]
}

export interface Visit {
  readonly url: URL
  /** Nothing when the address belongs to the client and was not asked. */
  readonly response: Response | undefined
  readonly text: string
}

interface Cookie {
  readonly value: string
  readonly path: string
  readonly expires: number
}

export function createTestBrowser(leaves: (url: URL) => boolean): TestBrowser {
  const jar = new Map<string, Cookie>()

  const sent = (url: URL) =>
    [...jar].flatMap(([key, { value, path, expires }]) =>
      url.pathname.startsWith(path) && expires > Date.now() ? [`${key.split(';')[0]}=${value}`] : [],
    )

  async function open(address: string | URL, init: RequestInit = {}): Promise<Visit> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const cookies = sent(url)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    const location = response.headers.get('location')
    if (location === null) return { url, response, text: await response.text() }
    const next = new URL(location, url)
    return leaves(next) ? { url: next, response: undefined, text: '' } : open(next)
  }

  return {
    open,
    submit(address, fields, headers = {}) {
      const { origin } = new URL(address)
      return open(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, ...Object.fromEntries(new Headers(headers)) },
      })
    },
    cookiesFor: (address) => sent(new URL(address)),
  }
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const attribute = (key: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
  const path = attribute('path') ?? '/'
  const expires = attribute('expires')
  jar.set(`${name};${path}`, { value, path, expires: expires === undefined ? Infinity : Date.parse(expires) })
}
