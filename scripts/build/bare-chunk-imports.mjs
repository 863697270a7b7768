const bareImport = /^import "\.{1,2}\/[^"]+\.js";$/gm

/**
 * Takes out what esbuild leaves where it splits: imports of chunks of which nothing is taken. No chunk of ours does
 * anything by being loaded, and a host's bundler warns of each. Lines stay, and with them the source map.
 * @param {string} code
 */
export function withoutBareChunkImports(code) {
  return code.replace(bareImport, '')
}

/** @returns {NonNullable<import('tsup').Options['plugins']>[number]} */
export function bareChunkImports() {
  return {
    name: 'bare-chunk-imports',
    renderChunk: (code, { map }) => ({ code: withoutBareChunkImports(code), map }),
  }
}
