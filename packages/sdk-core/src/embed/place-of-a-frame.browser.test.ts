import { describe, expect, it, vi } from 'vitest'
import { inside, place, show, soon } from './fixtures/show-frame'
import type { Embed } from './index'

const heightOf = ({ frame }: Embed) => frame.getBoundingClientRect().height

describe('the height of a frame', () => {
  it('grows and shrinks with its content, within limits', async () => {
    const embed = show({ params: { height: 240 }, minHeight: 50, maxHeight: 500 })
    await embed.ready
    for (const [height, expected] of [
      [240, 240],
      [420, 420],
      [90, 90],
      [10, 50],
      [900, 500],
    ]) {
      embed.update({ params: { height } })
      await soon(() => expect(heightOf(embed)).toBe(expected))
    }
  })

  it('is kept where content would follow the frame for ever', async () => {
    const onWarning = vi.fn()
    const embed = show({ onWarning, minHeight: 100 })
    await embed.ready
    const content = inside(embed).document.querySelector('main')
    if (content) content.style.height = 'calc(100vh + 30px)'
    await vi.waitFor(() => expect(onWarning).toHaveBeenCalledWith('height-held'), { timeout: 10_000 })
    const held = heightOf(embed)
    expect(held).toBeLessThan(200)
    if (content) content.style.height = '260px'
    await soon(() => expect(heightOf(embed)).toBe(260))
  })

  it.each([
    ['a block twice as high as it', ['200vh'], undefined],
    ['two sections as high as it', ['100vh', '100vh'], undefined],
    ['a block twice as high as it, below a limit', ['200vh'], 700],
  ])('is kept with %s', async (_, heights, maxHeight) => {
    const onWarning = vi.fn()
    const embed = show({ onWarning, minHeight: 100, maxHeight })
    await embed.ready
    const reached: number[] = []
    const observer = new ResizeObserver(() => reached.push(heightOf(embed)))
    observer.observe(embed.frame)
    const { document: shown } = inside(embed)
    const sections = heights.map((height) => Object.assign(shown.createElement('div'), { style: `height: ${height}` }))
    shown.querySelector('main')?.replaceChildren(...sections)
    await soon(() => expect(onWarning).toHaveBeenCalledExactlyOnceWith('height-held'))
    await soon(() => expect(heightOf(embed)).toBeLessThanOrEqual(100))
    observer.disconnect()
    expect(Math.max(...reached)).toBeLessThan(4_000)
  })

  it('follows content that gets longer three times in a row', async () => {
    const onWarning = vi.fn()
    const embed = show({ onWarning })
    await embed.ready
    const { document: shown } = inside(embed)
    for (const height of [200, 400, 800, 1_600]) {
      const page = shown.createElement('div')
      page.style.height = `${height}px`
      shown.querySelector('main')?.append(page)
      const whole = shown.querySelector('main')?.getBoundingClientRect().height
      await soon(() => expect(heightOf(embed)).toBe(whole))
    }
    expect(onWarning).not.toHaveBeenCalled()
  })

  it('counts the margins of what stands first and last in the content', async () => {
    const embed = show()
    await embed.ready
    const { document: shown } = inside(embed)
    const main = shown.querySelector('main')
    main?.replaceChildren(shown.createElement('h2'), shown.createElement('p'))
    for (const each of main?.children ?? []) each.textContent = 'Text'
    await soon(() => {
      expect(main?.getBoundingClientRect().height).toBeGreaterThan(80)
      expect(heightOf(embed)).toBe(shown.documentElement.scrollHeight)
    })
  })
})

describe('the part of a frame that is seen', () => {
  const inset = (embed: Embed) => inside(embed).document.documentElement.style.getPropertyValue('--inlay-visible-inset')

  it('is known in it while the page is scrolled', async () => {
    const embed = show({ params: { height: 3_000 } })
    await embed.ready
    await soon(() => expect(heightOf(embed)).toBe(3_000))
    window.scrollTo(0, 500)
    const { top } = embed.frame.getBoundingClientRect()
    const bottom = 3_000 + top - window.innerHeight
    await soon(() => expect(inset(embed)).toBe(`${Math.round(-top)}px 0 ${Math.round(bottom)}px`))
    const { style } = inside(embed).document.documentElement
    expect(style.getPropertyValue('--inlay-visible-below')).toBe(`${Math.round(bottom)}px`)
    expect(style.getPropertyValue('--inlay-visible-height')).toBe(`${window.innerHeight}px`)
  })

  it('is known before anybody has scrolled, when the frame has got higher', async () => {
    const embed = show({ minHeight: window.innerHeight + 100, params: { height: window.innerHeight + 900 } })
    await embed.ready
    await soon(() => expect(heightOf(embed)).toBe(window.innerHeight + 900))
    const { bottom } = embed.frame.getBoundingClientRect()
    const { top } = embed.frame.getBoundingClientRect()
    const seen = window.innerHeight - top
    expect(bottom - top).toBe(window.innerHeight + 900)
    await soon(() => expect(inset(embed)).toBe(`0px 0 ${Math.round(window.innerHeight + 900 - seen)}px`))
  })

  it('is known while a dialog is open, though nothing is scrolled and the share of what is seen is the same', async () => {
    const container = place('position: absolute; inset-inline: 0; inset-block-start: -400px')
    const embed = show({ container, params: { height: 3_000 } })
    await embed.ready
    const at = (top: number) => `${top}px 0 ${3_000 - top - window.innerHeight}px`
    await soon(() => expect(inset(embed)).toBe(at(400)))
    const { document: shown } = inside(embed)
    const dialog = shown.body.appendChild(shown.createElement('dialog'))
    dialog.showModal()
    const onModal = () => embed.frame.contentDocument?.querySelector('dialog:modal')
    await soon(() => expect(onModal()).not.toBeNull())
    container.style.insetBlockStart = '-450px'
    await soon(() => expect(inset(embed)).toBe(at(450)))
  })

  it('is known in its own pixels in something that scrolls, is scaled and clips', async () => {
    const container = place('height: 400px; overflow: auto; transform: scale(0.5); transform-origin: 0 0')
    const embed = show({ container, params: { height: 2_000 } })
    await embed.ready
    await soon(() => expect(heightOf(embed)).toBe(1_000))
    container.scrollTop = 600
    await soon(() => expect(inset(embed)).toBe('600px 0 1000px'))
  })
})
