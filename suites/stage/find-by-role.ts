/** The first visible element with a role and a name. Looks into no shadow root other than that of what it is given. */
export function findByRole(root: HTMLElement, role: string, name?: string | RegExp): HTMLElement | undefined {
  const implicit = tags[role]
  return [...root.querySelectorAll<HTMLElement>(`[role="${role}"]${implicit ? `, ${implicit}` : ''}`)]
    .filter((element) => (element.getAttribute('role') ?? role) === role)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => name === undefined || matches(nameOf(element), name))
}

/** What has a role without saying so, as far as components use it. */
const tags: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button, summary',
  cell: 'td',
  checkbox: 'input[type="checkbox"]',
  columnheader: 'th',
  combobox: 'select',
  dialog: 'dialog',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  progressbar: 'progress',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  searchbox: 'input[type="search"]',
  slider: 'input[type="range"]',
  spinbutton: 'input[type="number"]',
  status: 'output',
  table: 'table',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="url"], input[type="tel"], textarea',
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

/** Its name, told as a browser does in the cases that occur; axe looks at whether that is right. */
function nameOf(element: HTMLElement): string {
  const scope = element.getRootNode() as Document | ShadowRoot
  const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/)
  const referred = labelledBy?.map((id) => scope.getElementById(id)?.textContent ?? '').join(' ')
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  const labelled = labels.map((label) => readText(label)).join(' ')
  const name =
    referred || element.getAttribute('aria-label') || labelled || readText(element) || element.getAttribute('title')
  return (name ?? '').replace(/\s+/g, ' ').trim()
}

/** The text of an element without what is hidden from readers. */
function readText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent
      if (node.nodeType !== 1) return ''
      const child = node as HTMLElement
      const unread =
        child.getAttribute('aria-hidden') === 'true' || !child.checkVisibility({ visibilityProperty: true })
      return unread ? '' : (child.getAttribute('aria-label') ?? readText(child))
    })
    .join('')
}
