const library = '@tanstack/react-query'
const shared = ['QueryClientProvider', 'HydrationBoundary', 'focusManager', 'onlineManager', 'notifyManager']
const hooks = /^use[A-Z]/

/** Queries never meet those of the page around: each hook is given our client, and what is shared by process is not used. */
export const ownQueryClientRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const localHooks = new Set()
    return {
      ImportDeclaration(node) {
        if (node.source.value !== library) return
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name
          if (name === undefined) {
            context.report({ node: specifier, message: `Import from '${library}' by name.` })
          } else if (shared.includes(name)) {
            context.report({
              node: specifier,
              message: `'${name}' is shared with the page around; use our own client.`,
            })
          } else if (hooks.test(name)) {
            localHooks.add(specifier.local.name)
          }
        }
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'Identifier' || !localHooks.has(callee.name)) return
        const needed = callee.name === 'useQueryClient' ? 1 : 2
        if (node.arguments.length < needed) {
          context.report({ node, message: `Give '${callee.name}' the provider's query client as its last argument.` })
        }
      },
    }
  },
}
