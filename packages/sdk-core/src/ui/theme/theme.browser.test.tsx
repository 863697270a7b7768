import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'

/** The colours that a role has at an element, as the browser computes them. */
async function colours(attributes: Readonly<Record<string, string>>, style?: Readonly<Record<string, string>>) {
  const screen = await render(
    <div data-inlay-root="" style={style} {...attributes}>
      {roles.map((role) => (
        <i key={role} data-testid={role} style={{ color: `var(--inlay-${role})` }} />
      ))}
    </div>,
  )
  const computed = new Map(
    roles.map((role) => [role, getComputedStyle(screen.getByTestId(role).element()).color] as const),
  )
  await screen.unmount()
  return { of: (role: (typeof roles)[number]) => computed.get(role) }
}

const roles = ['surface', 'text', 'accent', 'accent-text', 'accent-hover', 'focus'] as const

it('takes either theme by one attribute, and follows the system without it', async () => {
  const light = await colours({ 'data-theme': 'light' })
  expect([light.of('surface'), light.of('accent-text')]).toEqual(['oklch(1 0 265)', 'oklch(0.48 0.19 277)'])
  const dark = await colours({ 'data-theme': 'dark' })
  expect(dark.of('surface')).toMatch(/^oklch\(0\.192 0\.007\d* 265\)$/)
  expect(dark.of('accent-text')).toBe('oklch(0.775 0.111 277)')
  // The tests' browser prefers light.
  const auto = await colours({ 'data-theme': 'auto' })
  expect(auto.of('surface')).toBe('oklch(1 0 265)')
})

it('derives all that is accent from one variable of the host', async () => {
  const { of } = await colours({ 'data-theme': 'dark' }, { '--inlay-accent': 'oklch(0.5 0.1 150)' })
  expect(of('accent')).toBe('oklch(0.5 0.1 150)')
  expect(of('accent-hover')).toBe('oklch(0.46 0.1 150)')
  expect(of('focus')).toBe('oklch(0.7 0.08 150)')
})

it('derives grounds, lines and text from one neutral', async () => {
  const { of } = await colours({ 'data-theme': 'light' }, { '--inlay-neutral': 'oklch(0.5 0.01 60)' })
  expect([of('text'), of('surface')]).toEqual(['oklch(0.225 0.01 60)', 'oklch(1 0 265)'])
})

it('sets anew what a page would let in by inheritance', async () => {
  const screen = await render(
    <div
      style={{ textAlign: 'center', textTransform: 'uppercase', letterSpacing: 4, whiteSpace: 'nowrap', lineHeight: 3 }}
    >
      <div data-inlay-root="" data-testid="root" />
    </div>,
  )
  const { textAlign, textTransform, letterSpacing, whiteSpace, lineHeight } = getComputedStyle(
    screen.getByTestId('root').element(),
  )
  expect({ textAlign, textTransform, letterSpacing, whiteSpace, lineHeight }).toEqual({
    textAlign: 'start',
    textTransform: 'none',
    letterSpacing: '-0.084px',
    whiteSpace: 'normal',
    lineHeight: '20px',
  })
})
