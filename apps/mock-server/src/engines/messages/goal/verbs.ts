/** Whether words begin with what somebody is to do: “convince heads of growth”, but not “market research”. */
export function startsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  if (first === '') return false
  if (verbs.has(first)) return true
  // “Lower prices” are such, “lower the prices” is to be done.
  if (first === 'lower') return determiners.test(second)
  return alsoNouns.has(first) && objects.test(second)
}

const verbs: ReadonlySet<string> = new Set(
  'accept decline deny dismiss reject refuse revoke terminate withdraw interest inquire achieve acquire activate add adopt advertise apologise apologize cancel postpone warn advise allow announce approach arrange ask assist assure attract avoid be become begin boost bring broaden build buy celebrate chase check cheer choose close collect come communicate clarify compare complete confirm congratulate connect consider convert convey convince create cut decide decrease deepen deliver describe determine develop differentiate discover discuss distribute draft drive earn educate eliminate email enable encourage engage enhance ensure entice establish evaluate expand explain explore extend find follow gain gather generate get give go grow guide handle have help highlight hire identify improve incentivize increase inform inspire intrigue introduce invite join keep know learn let leverage locate look lose maintain make maximize mention message minimize motivate move nail notify nudge nurture obtain offer onboard open optimize own participate penetrate persuade pitch pitching position praise prepare present prevent promote propose prove provide push qualify question raise re-engage reach reactivate read receive recommend reconnect recruit reduce reengage regain refer reassure reconfirm register reiterate remind remove renew replace request resell reschedule respond retain revive save say schedule secure see sell send share shorten show showcase sign simplify solicit solve spark speed spread start stay steer stimulate stop strengthen submit subscribe suggest surprise survey sway take talk teach tell thank think tout train try turn understand unlock upgrade upsell urge use validate visit want verify warm welcome widen win write'.split(
    ' ',
  ),
)

/** Verbs in front of their objects, and nouns otherwise. */
const alsoNouns: ReadonlySet<string> = new Set(
  'answer audit benefit book call contact cross-sell demo demonstrate design drop drum face feature fire focus launch lead market meet need offer plan poke pressure probe reply research run sample scale set support target test touch trial'.split(
    ' ',
  ),
)

const determiners = /^(?:a|an|the|our|my|your|their|its|his|her)$/

const objects =
  /^(?:a|an|the|our|my|your|their|them|him|her|us|me|this|these|those|new|more|some|any|all|up|for|to|with|on|out|\d+|c[a-z]os?|vps?|[a-z]{3,}s)$/
