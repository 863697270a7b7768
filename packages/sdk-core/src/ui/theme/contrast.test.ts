import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map(
  [...css.matchAll(/--inlay-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ]),
)

type Theme = 'light' | 'dark'

interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly a: number
}

type Channels = readonly [number, number, number]

const grounds = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'hover+surface',
  'hover+canvas',
  'hover+raised',
  'press+surface',
  'accent-surface',
]
const tones = ['success', 'warning', 'danger', 'info']

const textPairs: readonly (readonly [string, string])[] = [
  ...['text', 'text-muted', 'text-faint', 'accent-text', 'danger-text'].flatMap((text) => pairs(text, grounds)),
  ...tones.flatMap((tone) =>
    pairs(`${tone}-text`, [`${tone}-surface`, `hover+${tone}-surface`, 'surface', 'raised', 'canvas', 'hover+surface']),
  ),
  ...tones.flatMap((tone) => [...pairs('text', [`${tone}-surface`]), ...pairs('text-muted', [`${tone}-surface`])]),
  ...pairs('on-accent', ['accent', 'accent-hover', 'accent-press', 'danger', 'danger-hover', 'danger-press']),
  // A tooltip is inverted.
  ['surface', 'text'],
  ['text', 'mark-comment'],
]

const edgePairs: readonly (readonly [string, string])[] = [
  ...['border-control', 'focus', 'accent'].flatMap((edge) => pairs(edge, ['canvas', 'surface', 'raised'])),
  ...['spelling', 'grammar', 'clarity', 'tone', 'cmos'].flatMap((mark) => pairs(`mark-${mark}`, ['surface'])),
  ...[1, 2, 3, 4, 5, 6].flatMap((number) => pairs(`chart-${number}`, ['surface'])),
  ...tones.flatMap((tone) => pairs(tone, ['surface'])),
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('can be read: %s on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('shows its edges: %s on %s', (edge, ground) => {
    expect(contrast(theme, edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('what a host sets', () => {
  it.each([
    ['a green accent', { accent: 'oklch(0.5 0.13 160)' }],
    ['an orange accent', { accent: 'oklch(0.55 0.16 45)' }],
    ['a blue accent', { accent: 'oklch(0.45 0.16 255)' }],
    ['a grey accent', { accent: 'oklch(0.42 0 0)' }],
    ['neutrals without colour', { neutral: 'oklch(0.5 0 0)' }],
    ['warm neutrals', { neutral: 'oklch(0.5 0.022 60)' }],
    ['green neutrals', { neutral: 'oklch(0.4 0.02 150)' }],
    [
      'its own meanings',
      { success: 'oklch(0.6 0.16 140)', danger: 'oklch(0.54 0.21 15)', info: 'oklch(0.6 0.12 210)' },
    ],
  ])('%s: everything that follows from it can be read in both themes', (_, variables) => {
    const own = new Map(declared)
    for (const [name, value] of Object.entries(variables)) declared.set(name, value)
    try {
      for (const theme of ['light', 'dark'] as const) {
        for (const [text, ground] of textPairs) {
          expect(contrast(theme, text, ground), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    } finally {
      for (const [name, value] of own) declared.set(name, value)
    }
  })
})

describe.each(['light', 'dark'] as const)('the colours of data, %s', (theme) => {
  const hues = Array.from({ length: 72 }, (_, step) => step * 5)
  const charts = [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)

  it('begin with the accent of the host', () => {
    for (const hue of hues) {
      withAccent(`oklch(0.5 0.13 ${hue})`, () => expect(read(theme, 'chart-1').h, `accent ${hue}`).toBe(hue))
    }
  })

  it.each([0.05, 0.13, 0.19])('are seen and told apart for accents of every hue, with chroma %s', (chroma) => {
    for (const hue of hues) {
      withAccent(`oklch(0.5 ${chroma} ${hue})`, () => {
        for (const [index, one] of charts.entries()) {
          expect(contrast(theme, one, 'surface'), `${one}, accent ${hue}`).toBeGreaterThanOrEqual(3)
          for (const other of charts.slice(0, index)) {
            expect(difference(paint(theme, one), paint(theme, other)), `${one}, ${other}, ${hue}`).toBeGreaterThan(0.05)
          }
        }
      })
    }
  })
})

function withAccent(accent: string, check: () => void): void {
  const own = declared.get('accent') ?? ''
  declared.set('accent', accent)
  try {
    check()
  } finally {
    declared.set('accent', own)
  }
}

/** In Oklab, where 0.02 is just to be seen. */
function difference(one: Channels, other: Channels): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function oklab([r, g, b]: Channels): Channels {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function pairs(text: string, on: readonly string[]): (readonly [string, string])[] {
  return on.map((ground) => [text, ground])
}

function contrast(theme: Theme, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(paint(theme, a)), luminance(paint(theme, b))].toSorted((p, q) => q - p)
  return (high + 0.05) / (low + 0.05)
}

/** A ground is a role, or `over+under` for a translucent role on an opaque one; what is seen is mixed in sRGB. */
function paint(theme: Theme, name: string): Channels {
  const [over = '', under] = name.split('+')
  const top = read(theme, over)
  const channels = linear(top)
  if (under === undefined) return channels
  const below = paint(theme, under)
  const mix = (index: 0 | 1 | 2) => ungamma(gamma(channels[index]) * top.a + gamma(below[index]) * (1 - top.a))
  return [mix(0), mix(1), mix(2)]
}

function read(theme: Theme, role: string): Colour {
  const value = declared.get(role)
  if (value === undefined) throw new Error(`There is no --inlay-${role}`)
  return parse(theme, value)
}

function parse(theme: Theme, value: string): Colour {
  const both = /^light-dark\((.*)\)$/.exec(value)?.[1]
  if (both !== undefined) return parse(theme, splitOutside(both)[theme === 'light' ? 0 : 1] ?? '')
  const relative =
    /^oklch\(from var\(--inlay-([\w-]+)\) (calc\([^)]*\)|\S+) (calc\([^)]*\)|\S+) (h|calc\(h [^)]*\))(?: \/ ([\d.]+))?\)$/.exec(
      value,
    )
  if (relative) {
    const [, base = '', l = '', c = '', h = '', a = '1'] = relative
    const from = read(theme, base)
    return { l: part(l, from), c: part(c, from), h: part(h, from), a: Number(a) }
  }
  const plain = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value)
  if (!plain) throw new Error(`Cannot read the colour ${value}`)
  const [, l, c, h, a = '1'] = plain
  return { l: Number(l), c: Number(c), h: Number(h), a: Number(a) }
}

/** `calc(l - 0.05)`, `calc(c * 0.6)`, `calc(h + 95)`, `c`, `0.48`. */
function part(text: string, from: Colour): number {
  const [, channel, sign, amount] = /^(?:calc\()?([lch])(?: ([-+*]) ([\d.]+)\))?$/.exec(text) ?? []
  if (channel === undefined) return Number(text)
  const value = from[channel as 'l' | 'c' | 'h']
  if (sign === undefined) return value
  return { '-': value - Number(amount), '+': value + Number(amount), '*': value * Number(amount) }[sign] ?? Number.NaN
}

function splitOutside(text: string): readonly string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((each) => each.trim())
}

function linear({ l, c, h }: Colour): Channels {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clamp(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clamp(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function ungamma(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance([r, g, b]: Channels): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
