const message = 'The time comes from the clock port: useClock() or host.clock.'

/** Bans `new Date()` and `Date()`, which read the clock of the machine. `new Date(value)` only reads a value. */
export const clockRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message })
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') context.report({ node, message })
      },
    }
  },
}
