/** Words that a goal is put together with, and that no message has to say. */
export const fillerWords: ReadonlySet<string> = words(`
  a an the this that these those some any all each every both either such same other another own
  i we us our ours me my mine you your yours they them their theirs he him his she her it its one ones
  who whom whose which what when where why how whether if because since while as than so
  and or but then also too just only even still again please pls plz kindly maybe ideally simply basically really very quite
  of to in on at by for from with about into onto over under after before between during through across per via up out off down around near
  is are am was were be been being do does did done doing has have had having can could should would will shall may might must
  i'm we're you're they're it's i'd we'd they'd i'll we'll they'll let's that's i've we've they've
  there here now soon yes ok well like etc within until till
  new more most much many less few lot lots bit good great better best nice quick quickly short shortly brief briefly first second third next
  write tell ask say let know show send give get make want wants need needs would like love hope plan aim try offer sell pitch promote
  present propose suggest mention highlight emphasise emphasize stress point note explain describe announce share reach target contact
  convince persuade motivate encourage nudge drive generate win back go come take set see look find use talk message email mail
  inform notify informing notifying reassure notice advance sure beware warn welcome announce explain congratulate
  asking telling offering selling writing looking getting trying
  hi hello hey heads-up politely clear thx thanks
  add include create draft compose prepare start begin book arrange schedule request
  goal aim objective purpose audience recipient cta offer step intro outreach campaign sequence text template subject line
  e-mail emails e-mails mails messages linkedin people person everyone everybody somebody someone anybody
  company companies business businesses organisation organization firm
  tone friendly casual formal polite human warm pushy nothing
`)

/** What somebody is to be got to do something by: at the beginning of a clause no message has to say it. */
export const leadingVerbs: ReadonlySet<string> = words(`
  acquire address approach attract bring chase connect cover discuss engage entice excite explore extend follow gain help hook
  identify impress interest intrigue keep land lure nag network nurture obtain outline ping poke press probe prompt provide pursue
  push qualify raise reconnect rekindle revive secure solicit support surprise tempt touch uncover urge woo
`)

/** Words that only say that something is to be done, and the words that show that a message does it. */
export const doneBy: Readonly<Record<string, RegExp>> = {
  min: /\bminutes?\b/i,
  mins: /\bminutes?\b/i,
  hr: /\bhours?\b|\bhr\b/i,
  launch: /\blaunch|\bnew\b|\bintroduc/i,
  delivery: /\bdeliver|\bwhich address\b/i,
  money: /\bmoney\b|\bdonat/i,
  funds: /\bfunds?\b|\bdonat/i,
  donations: /\bdonat/i,
  invite: /\binvit|\bjoin\b|\bcome\b/i,
  recruit: /\b(?:hir|recruit|looking for|join|roles?\b|positions?\b)/i,
  hire: /\b(?:hir|recruit|looking for|join|roles?\b|positions?\b)/i,
  call: /\b(?:call|talk|speak|phone|chat|minutes)\b/i,
  chat: /\b(?:call|talk|speak|chat|minutes)\b/i,
  speak: /\b(?:speak|talk|speaker)\b/i,
  meeting: /\bmeet|\bcall\b|\btalk\b/i,
  meet: /\bmeet|\bcall\b|\btalk\b/i,
  demo: /\bdemo|\bshow\b|\bthrough\b/i,
  feedback: /\bfeedback\b|\bthink\b|\bviews?\b|\bopinion/i,
  opinions: /\bopinion|\bthink\b|\bviews?\b/i,
  opinion: /\bopinion|\bthink\b|\bviews?\b/i,
  views: /\bviews?\b|\bthink\b|\bopinion/i,
  thoughts: /\bthoughts?\b|\bthink\b|\bviews?\b/i,
  visit: /\bvisit|\binvit|\bcome\b/i,
  phone: /\b(?:phone|call)\b/i,
  fill: /\bfill|\btake part\b/i,
  complete: /\bcomplet|\btake part\b/i,
  collect: /\bcollect|\?/i,
  gather: /\bgather|\?/i,
  learn: /\blearn|\?/i,
  hear: /\bhear|\?/i,
  understand: /\bunderst|\?/i,
  check: /\bcheck|\?/i,
  reply: /\?/,
  answer: /\?/,
  register: /\bregist|\bsign(?:ing)? up\b/i,
  sign: /\bregist|\bsign|,\n\w/i,
  signup: /\bregist|\bsign/i,
  signups: /\bregist|\bsign/i,
  apologise: /\bapolog|\bsorry\b/i,
  apologize: /\bapolog|\bsorry\b/i,
  introduce: /\bintroduc|\b(?:our|your) new\b|\btell you\b|\bwe (?:are|build|help|make|move|offer|run|sell|work)\b/i,
  partner: /\bpartner|\btogether\b/i,
  link: /https?:|www\./i,
  docs: /https?:|www\./i,
  review: /\breview|\bthink\b/i,
}

/** Before a word that is missing, these belong to it: “up to 90k”, “no sales pitch”. */
export const belongingWords: ReadonlySet<string> = words(
  'up to until till from over under than less more no not without within by on in at for every per before after off',
)

/** A company or somebody at one, as goals call whom they are for. */
export function isPeopleWord(word: string): boolean {
  return people.test(word) || letters.test(word)
}

const people =
  /^(?:heads|leads|leaders|directors|managers|founders|co-?founders|owners|executives|officers|presidents|vice-?presidents|buyers|teams|departments|customers|clients|users|subscribers|prospects|contacts|leads|decision-?makers|marketers|recruiters|engineers|developers|designers|analysts|accountants|planners|investors|members|visitors|attendees|readers|freelancers|folks|professionals|employees|agencies|start-?ups|scale-?ups|enterprises|smbs|smes|schools|universities|hospitals|banks|shops|stores|brands|retailers|shippers|manufacturers|producers|dentists|doctors|lawyers|consultants|candidates|companies|businesses|firms|people|accounts|partners|suppliers|vendors|carriers|tenants|patients|guests)$/i
const letters = /^(?:C[A-Z]{1,3}Os?|VPs?|SVPs?|EVPs?|SDRs?|BDRs?|AEs|CSMs?|MDs|PMs)$/

/** Numbers that are written as words or as figures. */
export const figures: ReadonlyMap<string, string> = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, `${index + 1}`] as const),
  ['fifteen', '15'] as const,
  ['twenty', '20'] as const,
  ['thirty', '30'] as const,
  ['forty-five', '45'] as const,
  ['percent', '%'] as const,
])

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
