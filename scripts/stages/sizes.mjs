import { checkResult } from '../results/results.mjs'
import { measureSizes } from '../sizes/measure-sizes.mjs'

/** Every size that has a budget is within it. */
export async function sizesStage() {
  const sizes = await measureSizes({ say: console.log })
  return sizes
    .filter((size) => size.budget !== undefined)
    .map(({ name, gzip, budget, over }) =>
      checkResult(
        `sizes: ${name} is at most ${budget} bytes`,
        over ? `It is ${gzip} bytes, minified and gzipped.` : undefined,
      ),
    )
}
