import { lowerFirst } from '../lower-first'

/** “Our yard tool, which cuts dwell time” is what they are told about, and no sentence. */
export function asTold(text: string): string {
  return told(text, described) ?? text
}

/** “Our app that saves drivers an hour a day”, where nothing else can be made of it. */
export function toldThing(text: string): string | undefined {
  return told(text, defined)
}

function told(text: string, pattern: RegExp): string | undefined {
  const [, thing] = pattern.exec(text) ?? []
  return thing === undefined ? undefined : `tell them about ${lowerFirst(thing)}`
}

const described = /^\s*((?:our|my)\s[^.,;:!?]{3,60},\s+which\s[^.;:!?]{5,120}?)\.?\s*$/i
const defined = /^\s*((?:our|my)\s[^.,;:!?]{3,60}?\s+that\s+\p{Ll}+s\s[^.;:!?]{3,120}?)\.?\s*$/iu
