/**
 * The rules that keep a sheet inside its root. A parsed sheet goes in, one line per fault comes out.
 *
 * @param {import('postcss').Root} sheet
 * @param {(file: string) => string} nameOf How a file is called in a message.
 * @returns {string[]}
 */
export function checkSheet(sheet, nameOf) {
  const faults = []
  const fault = (node, what, why) => {
    const { input, start } = node.source
    faults.push(`${nameOf(input.file)}:${start.line} ${what}: ${why}`)
  }

  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const layer = layerOf(rule)
    if (!/^inlay(\.|$)/.test(layer ?? '')) fault(rule, rule.selector, 'outside of @layer inlay')
    else if (!/^inlay(\.(base|kit))?$/.test(layer ?? '')) {
      fault(
        rule,
        rule.selector,
        `in @layer ${layer}, which loses to the kit when it loads first: plain inlay wins always`,
      )
    }
    for (const selector of rule.selectors) {
      if (!isScoped(rule, selector)) fault(rule, selector, 'not scoped under :where([data-inlay-root])')
      else if (selector.includes(':dir(')) {
        fault(rule, selector, 'hosts that minify with Lightning CSS get a guess by language: use [dir] of the root')
      } else if (layer !== 'inlay.base' && isBare(rule, selector))
        fault(rule, selector, 'names an element and no class')
    }
  })

  sheet.walkAtRules((rule) => {
    const name = rule.params.split(/[\s{]/)[0] ?? ''
    if (rule.name.endsWith('keyframes') && !name.startsWith('inlay-')) {
      fault(rule, `@keyframes ${name}`, 'the name belongs to the whole page, so it begins with inlay-')
    }
    if (['font-face', 'property', 'page', 'counter-style'].includes(rule.name)) {
      fault(rule, `@${rule.name}`, 'belongs to the whole page')
    }
  })

  sheet.walkDecls((declaration) => {
    const { prop, value, important, parent } = declaration
    const what = `${parent.selector ?? parent.params} { ${prop}: ${value} }`
    if (/(^|[^\w-])[\d.]+[sld]?v(h|b|min|max)\b/.test(value)) {
      fault(declaration, what, 'in a frame that is as high as its content the height of the viewport runs away')
    }
    if (/(^|-)(left|right)(-|$)/.test(prop) && !prop.startsWith('--')) {
      fault(declaration, what, 'left and right are the other way in half of the world: use the inline axis')
    }
    if (/^(padding|margin|inset|scroll-margin|scroll-padding)$/.test(prop) && hasUnequalSides(value)) {
      fault(declaration, what, 'the second and the fourth are left and right: use the inline axis')
    }
    if (/^(text-align|float|clear)$/.test(prop) && /^(left|right)$/.test(value)) {
      fault(declaration, what, 'left and right are the other way in half of the world: use start and end')
    }
    if (important)
      fault(declaration, what, '!important in a layer cannot be overridden by a host, nor by a style attribute')
    if (/url\(\s*['"]?(https?:)?\/\//.test(value)) fault(declaration, what, 'nothing is loaded from elsewhere')
  })

  return faults
}

/** Its own selector begins at the root, or stands inside of a rule that does. */
function isScoped(rule, selector) {
  if (/^:where\(\[data-inlay-root\](\[[^\]]*\])*\)/.test(selector)) return true
  const outer = outerRule(rule)
  // `:root &` would reach out again; what begins elsewhere must at least end inside.
  return outer !== undefined && outer.selectors.every((each) => isScoped(outer, each))
}

/** Without any class or attribute beside the root's own, an element's name meets all of a host's content in our slots. */
function isBare(rule, selector) {
  const full = [...outerSelectors(rule), selector].join(' ').replace(/\[data-inlay-root\]/g, '')
  const plain = full.replace(/:where\(\s*\)|&/g, ' ')
  return !/[.#[]/.test(plain) && /(^|[\s>+~,(])[a-z*]/.test(plain.replace(/:{1,2}[\w-]+/g, ''))
}

/** `1px 2px 3px 4px`: the sides differ, and do not change places from right to left. */
function hasUnequalSides(value) {
  const parts = value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? []
  return parts.length === 4 && parts[1] !== parts[3]
}

function outerSelectors(rule) {
  const outer = outerRule(rule)
  return outer === undefined ? [] : [...outerSelectors(outer), outer.selector]
}

function outerRule(rule) {
  let node = rule.parent
  while (node && node.type !== 'rule') node = node.parent
  return node?.type === 'rule' ? node : undefined
}

function layerOf(rule) {
  let node = rule.parent
  while (node && !(node.type === 'atrule' && node.name === 'layer')) node = node.parent
  return node?.params
}

function inKeyframes(rule) {
  return rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')
}
