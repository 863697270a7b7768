import postcss from 'postcss'

/**
 * The same sheet for pages whose own rules stand in no layer and name elements: such rules win over every layer. Here
 * nothing is in a layer, every selector outweighs element rules, and in front of all what the page has set is undone.
 * Takes a sheet that has passed `checkSheet`.
 *
 * @param {import('postcss').Root} sheet
 * @returns {import('postcss').Root}
 */
export function hardenSheet(sheet) {
  const hard = sheet.clone()
  hard.walkAtRules('layer', (layer) => {
    // A feature's rules go before the kit's, however specific those are; with no layers only an id is more than that.
    const root = /^inlay\.(base|kit)$/.test(layer.params) ? twice : `${twice}:not(#inlay)`
    layer.each((node) => hardenOutermost(node, root))
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
  if (sheet.some((node) => node.type === 'atrule' && node.params.includes('inlay.base')))
    hard.prepend(postcss.parse(reset).nodes)
  return hard
}

const twice = '[data-inlay-root][data-inlay-root]'

/**
 * Less than any rule of ours and more than one that names elements. What SVG is drawn with is attributes, which count
 * as the page's own styles: `revert` would undo them too, and `revert-layer` only what stands in no layer.
 */
const reset = `[data-inlay-root],
[data-inlay-root] :not(svg, svg *),
[data-inlay-root] :not(svg, svg *)::before,
[data-inlay-root] :not(svg, svg *)::after {
  all: revert;
}
[data-inlay-root] :is(svg, svg *) {
  all: revert-layer;
}
`

/** Rules inside of rules, and of media queries, begin where the outermost does. */
function hardenOutermost(node, root) {
  if (node.type === 'atrule' && !node.name.endsWith('keyframes')) node.each((inner) => hardenOutermost(inner, root))
  if (node.type !== 'rule') return
  splitVariables(node)
  node.selectors = node.selectors.map((selector) =>
    selector.replace(/^:where\(\[data-inlay-root\]((?:\[[^\]]*\])*)\)/, (_, more) => `${root}${more}`),
  )
}

/** No page sets our variables by accident, and hosts set them on purpose: with one attribute, as always. */
function splitVariables(rule) {
  const variables = rule.nodes.filter((node) => node.type === 'decl' && node.prop.startsWith('--'))
  const atRoot = rule.selectors.every((selector) => /^:where\([^)]*\)$/.test(selector))
  if (!atRoot || variables.length === 0) return
  rule.before(rule.clone({ nodes: variables.map((variable) => variable.clone()) }))
  for (const variable of variables) variable.remove()
}
