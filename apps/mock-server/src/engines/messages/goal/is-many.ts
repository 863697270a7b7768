/** “Our vans for bakeries” are several, “our TMS” is one. */
export function isMany(thing: string): boolean {
  const [head = ''] = thing.split(/\s(?:for|with|in|of|to|from|that|which|on|at|between)\s/i)
  return /[^sui]s$/.test(head)
}
