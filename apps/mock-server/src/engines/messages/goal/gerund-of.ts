/** “Switching” of “switch”; nothing of what is no verb in its plain form. */
export function gerundOf(verb: string): string | undefined {
  const plain = verb.toLowerCase()
  if (!/^\p{Ll}{2,}$/u.test(plain) || /(?:ing|[^s]s|ed)$/.test(plain) || plain === 'be') return undefined
  if (/[^aeiou]ie$/.test(plain)) return `${plain.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(plain)) return `${plain.slice(0, -1)}ing`
  return isDoubled(plain) ? `${plain}${plain.at(-1) ?? ''}ing` : `${plain}ing`
}

/** One short vowel before one consonant, in a verb of one syllable or stressed on its last. */
function isDoubled(verb: string): boolean {
  return (
    /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ||
    /^(?:begin|refer|prefer|commit|submit|permit|admit|transfer|control|swap|plan|quit|equip)$/.test(verb)
  )
}
