import { buildHost } from '../build/build-host.mjs'
import { buildPackages } from '../build/build-packages.mjs'
import { doorBudgets, kilobyte, pageBudgets, partBudgets } from '../size-budgets.mjs'
import { doorSizes } from './door-sizes.mjs'
import { pageSize } from './page-size.mjs'
import { partSizes } from './part-sizes.mjs'

/**
 * @typedef {{ name: string, gzip: number, budget?: number, over: boolean }} Size in bytes
 * @returns {Promise<Size[]>}
 */
export async function measureSizes({ say = console.error } = {}) {
  const packages = await buildPackages({ say })
  const host = await buildHost({ say })
  const doors = (await Promise.all(packages.map((pkg) => doorSizes(pkg, doorBudgets)))).flat()
  const parts = await partSizes(import.meta.dirname, partBudgets)
  const pages = await Promise.all(
    pageBudgets.map(async ({ page, kilobytes, modules }) => ({
      name: page,
      gzip: await pageSize(host, modules),
      kilobytes,
    })),
  )
  return [...doors, ...parts, ...pages].map(({ name, gzip, kilobytes }) => {
    const budget = kilobytes === undefined ? undefined : kilobytes * kilobyte
    return { name, gzip, ...(budget === undefined ? {} : { budget }), over: budget !== undefined && gzip > budget }
  })
}
