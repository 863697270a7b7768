import { devices, isPeople } from './people-words'

/** Whether a word in the plural names people, or companies, who “they” may be: “drivers” and “hotels”, but neither “knives” nor “shutters”. */
export function namesReaders(word: string): boolean {
  return isPeople(word) || (peopled.test(word) && !devices.test(word))
}

const peopled =
  /(?:[^aeiou]ers|ors|ists|ants|(?<!marqu|tr|coff|b|kn|l)ees|ians|nurses|chefs|cooks|guests|residents|patients|students|parents|presidents|families|households|kids|teams|offices|clinics|hotels|shops|sites|plants|branches|members|readers|clients|customers)$/i

/** Plurals of a text that “they” and “them” may stand for. */
export function pluralsIn(text: string): readonly string[] {
  return (text.match(plurals) ?? []).filter((word) => !singular.test(word))
}

/** “Our team collects the carpets”: what a team does names nothing. */
const plurals =
  /\p{L}{2,}[^\P{L}sui]s\b(?!\s(?:the|an?|our|your|their|my|all|every|each|it|them|us|you|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|up to|about|only|just|less|more|\d+)\b)/gu

/** Whether things alone are named before “them”, with which somebody does something: “we collect the knives and bring them back”. */
export function dealsWithThings(before: string, behind = ''): boolean {
  const named = pluralsIn(before.replace(/^they\b/i, ''))
  return (
    named.length > 0 &&
    !named.some(namesReaders) &&
    !spokenTo.test(before.replace(/\b(?:all|both|most|each) of\s$/i, '')) &&
    !isGiven(behind)
  )
}

/** “… and lend them one in the meantime”: whoever is given something is no thing. */
export function isGiven(behind: string): boolean {
  return given.test(behind)
}

const given = /^\s(?:one|an?(?!\s(?:second|third|day|week|month|year|bit|little)\b)|our|some|free|new|two|three)\s/i
/** Nobody invites knives. */
const spokenTo =
  /\b(?:invite|ask|tell|offer|show|remind|thank|help|let|give|lend|send|teach|train|advise|inform|contact|call|meet|visit|convince|persuade|want|need|like|get|expect|save|pay|charge|support|wish|with|for|to|from|at|of|by|about)\s$/i

const singular =
  /^(?:sales|business|process|this|has|was|does|plus|always|across|address|access|analytics|logistics|news|less|series|years|months|weeks|days|hours|minutes|euros|pounds|dollars|cents|francs|met(?:re|er)s|kilos|miles|pieces|lit(?:re|er)s|times|terms|its|ours|yours|us|is|as|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/i
