import { unquoted } from './quoted-words'

/** What of “save it as template “Intro”” cannot be done: the messages of a campaign have no names. */
export function keptName(text: string): string | undefined {
  const [, quoted, named] = asNamed.exec(text) ?? []
  const [, plain = ''] = asPlain.exec(text) ?? []
  const bare = generic.test(plain) ? '' : plain
  const name = unquoted((quoted ?? named ?? bare).replace(/[.!?]+$/, ''))
  return name === '' ? undefined : `keep it under the name ${name} (the messages of a campaign have no names)`
}

const asNamed =
  /\b(?:as|under|named|called|with the (?:name|title))\s+(?:(?:an?|the|my|our|new|name|title|message|e-?mail|template|sequence|named|called)\s+)*?(?:(["“„«'‘].+)|(?<=\b(?:named|called|name|title|template)\s+)(\S.*))$/i

const asPlain = /\b(?:save|store|keep)\s+(?:it|this|that|them|these|those)\s+(?:as|under)\s+(\S.*)$/i
/** It says what it is kept as, and not how it is called. */
const generic =
  /^(?:(?:it|they|is|are|drafts?|final|now|usual|before|well|this|that|the|an?|my|our|these|those|new|messages?|e-?mails?|templates?|sequences?|copy|of|for|in|campaign'?s?|linked-?in|here)\s*)+$/i
