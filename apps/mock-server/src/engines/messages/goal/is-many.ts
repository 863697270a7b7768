/** “Our vans for bakeries” are several, “our TMS” is one. */
export function isMany(thing: string): boolean {
  const [head = ''] = thing.split(
    /\s(?:for|with|in|of|to|from|that|which|on|at|between|worth|before|until|within|per|every|including)\s/i,
  )
  return /[^sui]s$/.test(head) && !shortName.test(head)
}

/** “Our wms”, “our tms”: letters that stand for words, without capitals. */
const shortName = /\b(?!(?:pcs|tvs|dvds|cds|vms|hrs)$)[b-df-hj-np-tv-xz]{2,4}s$/
