import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'
import { ofWork } from './words-of-work'

/** What a goal says of those it goes to, or of somebody it has named: “They can cancel any month”, “If they renew before May they keep the price”. */
export function factOfThem(text: string): string | undefined {
  return (
    partnered(text) ??
    allowed(text) ??
    advised(text) ??
    met(text) ??
    onCondition(text) ??
    needed(text) ??
    decided(text) ??
    ifThen(text) ??
    theirs(text) ??
    ofPerson(text)
  )
}

/** “They refer clients to us and earn 15%” */
function partnered(text: string): string | undefined {
  return /^they\s(?:(?:refer|recommend|bring|send|introduce)\s[^,;:]{2,40}\sto us|recommend us|(?:sell|stock|distribute|recommend|resell|install|offer)\sour\s[\p{L} -]{2,40}?\sand\s(?:get|earn|keep|receive))\b.{0,60}$/iu.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “They can cancel any month” */
function allowed(text: string): string | undefined {
  const said =
    /^they\s(?:can|may|will|would(?=\sget\s)|do not have to|don['’]t have to|do not need|don['’]t need|only|never|just)\s(?:only\s|also\s|always\s|still\s|even\s)?(?:cancel|pay|choose|pick|start|try|return|keep|get|receive|save|order|book|change|add|bring|need|use|have|see|decide|test|send|leave|switch|upload|swap|lose|earn|track|sign|stop|pause|commit|install|buy)\b.+$|^they\s(?:hit|reached|have reached|passed|exceeded|used up)\s.+$/i.test(
      text,
    )
  return said ? sentenceOf(toThem(text)) : undefined
}

/** “They meet the team and see the new ward”, “we would love to have them back” */
function met(text: string): string | undefined {
  return /^they\s(?:meet|see|taste|hear|learn|experience|get to know)\s\S[^;:]{4,90}$|^(?:we|i)(?:['’]d|\swould)\s(?:love|like|be (?:glad|happy))\sto\s(?:have|see|welcome|meet)\sthem\s(?:back|again|there|all|in|at|on)\b[^,;:]{0,40}$/i.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “They should stop using them and send them back” */
function advised(text: string): string | undefined {
  return /^they\s(?:should|must|have to|need to)\s(?:please\s)?(?:stop|start|keep|avoid|check|use|send|return|switch|unplug|wait|bring)\s[^,;:]{4,80}$/i.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “Samples are on the way if they say yes” */
function onCondition(text: string): string | undefined {
  return /^(?!(?:ask|offer|tell|send|if)\b)[^,;:]{8,70}\s(?:if|once|as soon as|when)\sthey\s(?:say yes|agree|sign|order|reply|confirm|decide|book|like it|are ready)\b[^,;:]{0,40}$/i.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “They approve everything” */
function decided(text: string): string | undefined {
  return /^they\s(?:approve|decide|choose|own|keep|control|sign off)\s(?:on\s)?(?:everything|all|nothing|each|every|the|what)\b[^,;:]{0,50}$/i.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “If they renew before May they keep the old price” */
function ifThen(text: string): string | undefined {
  const [, first = '', rest = ''] =
    /^(if they\s[^,;:]{4,60}?),?\s((?:they|we)\s(?!(?:are|have|want)\s\p{L}+$)[^;:]{4,90})$/iu.exec(text) ?? []
  return rest === '' ? undefined : sentenceOf(toThem(`${first}, ${rest}`))
}

/** “They must have used it in the last month” */
function needed(text: string): string | undefined {
  const [, what = ''] =
    /^they\s(?:must|should|need to|have to)\shave\s(\p{L}+(?:ed|en|t|d|n)\s[^,;:]{3,60})$/iu.exec(text) ?? []
  return what === '' ? undefined : `This is for you if you have ${toThem(what)}.`
}

/** “Their data is moved for free” */
function theirs(text: string): string | undefined {
  return /^their\s(?:[\p{L}\d,.-]+\s){1,4}?(?:is|are|stays?|gets?|will|can|needs?|paid|helped|made|built|bought|brought)\s.+$/iu.test(
    text,
  )
    ? sentenceOf(toThem(text))
    : undefined
}

/** “She speaks German and Italian”, of somebody who was named */
function ofPerson(text: string): string | undefined {
  const plain = text
    .replace(/^(he|she)['’]ll\b/i, '$1 will')
    .replace(/^(he|she)['’]s\b/i, '$1 is')
    .replace(/^(he|she)['’]d\b/i, '$1 would')
  return /^(?:he|she)\s(?:will|can|is|has|speaks|knows|joins|joined|works|worked|takes|took|covers|lives|comes|came|starts|started|looks|leads|led|was|would|visits|calls|looks after|answers|drives|brings|helps)\s\S/i.test(
    plain,
  ) && !ofWork.test(plain.replace(languages, ''))
    ? sentenceOf(toThem(plain))
    : undefined
}

const languages = /\b(?:english|german|french|spanish|dutch|language)s?\b/gi
