import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import { Search } from 'lucide-react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import './styles.css'
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  CardButton,
  CardLink,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  InlayRoot,
  InlineEdit,
  Link,
  LinkButton,
  Menu,
  MenuItem,
  SearchField,
  Skeleton,
  Spinner,
  Switch,
  TextArea,
  TextField,
  VisuallyHidden,
} from './index'

interface Slot {
  readonly className: string
  readonly ref: Ref<never>
}

const nothing = () => undefined

/** Every component with one element of its own, and the slot class that is its contract. */
const components: Readonly<Record<string, (slot: Slot) => ReactElement>> = {
  'inlay-Avatar': (slot) => <Avatar {...slot} name="Theo Okafor" />,
  'inlay-Badge': (slot) => <Badge {...slot}>Active</Badge>,
  'inlay-Banner': (slot) => <Banner {...slot}>Saved</Banner>,
  'inlay-Button': (slot) => <Button {...slot}>Save</Button>,
  'inlay-Card': (slot) => <Card {...slot} />,
  'inlay-Card-link': (slot) => (
    <Card>
      <CardLink {...slot} href="#a">
        Open
      </CardLink>
    </Card>
  ),
  'inlay-Icon': (slot) => <Icon {...slot} icon={Search} />,
  'inlay-IconButton': (slot) => <IconButton {...slot} icon={Search} label="Search" />,
  'inlay-InlayRoot': (slot) => <InlayRoot {...slot} />,
  'inlay-Link': (slot) => (
    <Link {...slot} href="#a">
      Open
    </Link>
  ),
  'inlay-Skeleton': (slot) => <Skeleton {...slot} />,
  'inlay-Spinner': (slot) => <Spinner {...slot} />,
  'inlay-State': (slot) => <EmptyState {...slot} title="Nothing yet" />,
  'inlay-Switch': (slot) => <Switch {...slot} label="On" checked onCheckedChange={nothing} />,
  'inlay-VisuallyHidden': (slot) => <VisuallyHidden {...slot}>Read</VisuallyHidden>,
}

describe.each(Object.entries(components))('%s', (slotClass, make) => {
  it('gives its element the slot class, a class of the caller and the ref', async () => {
    const ref = createRef<Element>()
    const screen = await render(<InlayRoot>{make({ className: 'mine', ref: ref as Ref<never> })}</InlayRoot>)
    const element = screen.container.querySelector(`.${slotClass}.mine`)
    expect(element).not.toBeNull()
    expect(ref.current).toBe(element)
    await screen.unmount()
    expect(ref.current).toBeNull()
  })
})

it.each([
  ['SearchField', (ref: Ref<HTMLInputElement>) => <SearchField ref={ref} value="" onValueChange={nothing} />],
  ['TextField', (ref: Ref<HTMLInputElement>) => <TextField ref={ref} label="Name" />],
])('%s gives its input as ref, for form libraries to focus', async (_, make) => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<InlayRoot>{make(ref)}</InlayRoot>)
  expect(ref.current).toBe(screen.container.querySelector('input'))
})

it('is written on a server and taken over by a browser without a difference', async () => {
  const tree = (
    <StrictMode>
      <InlayRoot>
        {Object.entries(components).map(([name, make]) => (
          <div key={name}>{make({ className: 'mine', ref: null })}</div>
        ))}
        <Card>
          <CardButton>Open</CardButton>
        </Card>
        <ErrorState title="Failed" requestId="r1" onRetry={nothing} />
        <LinkButton href="#a">Go</LinkButton>
        <SearchField value="x" onValueChange={nothing} />
        <TextField label="Name" error="Enter a name" />
        <TextArea label="Goal" />
        <InlineEdit label="Name" value="Lanes" onSave={async () => ({ ok: true })} />
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem onSelect={nothing}>Rename</MenuItem>
        </Menu>
        <Dialog open={false} onOpenChange={nothing} title="Closed" />
        <ConfirmDialog open={false} onOpenChange={nothing} title="Sure?" confirmLabel="Yes" onConfirm={nothing}>
          Gone
        </ConfirmDialog>
      </InlayRoot>
      <InlayRoot isolation="shadow">In a shadow root</InlayRoot>
    </StrictMode>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  const before = container.querySelectorAll('*').length
  document.body.append(container)
  // A difference would be written to the console, which fails the test.
  const differences: unknown[] = []
  const root = hydrateRoot(container, tree, { onRecoverableError: (error) => differences.push(error) })
  const host = container.querySelector('[data-inlay-host]')
  await expect.poll(() => host?.shadowRoot?.textContent).toContain('In a shadow root')
  expect(differences).toEqual([])
  expect(before).toBeGreaterThan(60)
  root.unmount()
  container.remove()
})

it('leaves nothing in the page when it goes', async () => {
  const { head, body, documentElement } = document
  const before = [
    head.childElementCount,
    body.className,
    documentElement.getAttributeNames().join(),
    document.adoptedStyleSheets.length,
  ]
  const screen = await render(
    <InlayRoot>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={nothing}>Rename</MenuItem>
      </Menu>
      <Dialog open onOpenChange={nothing} title="Open" />
    </InlayRoot>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(document.querySelectorAll('[data-inlay-root]').length).toBe(1)
  await screen.unmount()
  expect(document.querySelector('[data-inlay-root], dialog, [popover]')).toBeNull()
  const after = [
    head.childElementCount,
    body.className,
    documentElement.getAttributeNames().join(),
    document.adoptedStyleSheets.length,
  ]
  expect(after).toEqual(before)
})

it('puts what floats where the host wants it, with the same root around', async () => {
  const { InlayProvider } = await import('../react/index')
  const { createHttpClient } = await import('../client/create-http-client')
  const { memoryAuth } = await import('../auth/memory-auth')
  const auth = memoryAuth()
  const client = createHttpClient({ baseUrl: 'http://localhost', auth })
  const outside = document.createElement('section')
  document.body.append(outside)
  const host = { portalContainer: outside }
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={host} appearance={{ theme: 'dark' }}>
      <InlayRoot>
        <Dialog open onOpenChange={nothing} title="Elsewhere" />
      </InlayRoot>
    </InlayProvider>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Elsewhere' })).toBeVisible()
  expect(outside.querySelector('[data-inlay-root][data-theme="dark"] dialog')).not.toBeNull()
  await screen.unmount()
  outside.remove()
})
