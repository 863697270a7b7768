import { readFile } from 'node:fs/promises'

/** Calls that only make something: left out by a host's bundler when nothing uses what they made. */
const factories = [
  'createContext',
  'defineDestinations',
  'defineEmbeddable',
  'defineMessages',
  'forwardRef',
  'lazy',
  'memo',
  'mergeMessages',
  'operation',
]

const declaration = new RegExp(
  String.raw`^((?:export )?const \w+(?:: [^=\n]+)? =)(\s+)(?=(?:${factories.join('|')})[<(])`,
  'gm',
)

/**
 * Says of each of these calls at the top of a module that it is pure, so that who imports one component gets one
 * component. @param {string} code
 */
export function annotate(code) {
  return code.replace(declaration, '$1$2/* @__PURE__ */ ')
}

/** @returns {import('esbuild').Plugin} */
export function pureFactories() {
  return {
    name: 'pure-factories',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].+\.tsx?$/ }, async ({ path }) => ({
        contents: annotate(await readFile(path, 'utf8')),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }))
    },
  }
}
