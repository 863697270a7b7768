/**
 * Which modules go into one file for each page. A bundler cuts what several screens share by who uses it, so that every
 * screen that is added cuts the first ones into more and smaller files, which weigh more. The modules are taken from a
 * build that is cut in that way: only there is known what is left of each once unused exports are gone.
 *
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @param {readonly { page: string, modules: readonly string[] }[]} pages each with what the ones before it load
 * @returns {{ name: string, test(id: string): boolean, priority: number }[]}
 */
export function sharedFiles(chunks, pages) {
  const onDemand = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId))
  return pages.map(({ page, modules }, index) => {
    const shared = new Set(
      loadedBy(chunks, modules)
        .flatMap(({ isEntry, moduleIds }) => (isEntry ? [] : moduleIds))
        .filter((id) => !onDemand.has(id)),
    )
    return { name: `for-${page.replaceAll(' ', '-')}`, test: (id) => shared.has(id), priority: pages.length - index }
  })
}

function loadedBy(chunks, modules) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set(
    chunks.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(`/${module}`))),
  )
  for (const { imports } of loaded) {
    for (const file of imports) {
      const chunk = byFile.get(file)
      if (chunk !== undefined) loaded.add(chunk)
    }
  }
  return [...loaded]
}
