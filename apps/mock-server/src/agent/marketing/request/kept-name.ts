import { unquoted } from './quoted-words'

/** What of “save it as template “Intro”” cannot be done: the messages of a campaign have no names. */
export function keptName(text: string): string | undefined {
  const [, quoted, named] = asNamed.exec(text) ?? []
  const name = unquoted((quoted ?? named ?? '').replace(/[.!?]+$/, ''))
  return name === '' ? undefined : `keep it under the name ${name} (the messages of a campaign have no names)`
}

const asNamed =
  /\b(?:as|under|named|called|with the (?:name|title))\s+(?:(?:an?|the|my|our|new|name|title|message|e-?mail|template|sequence|named|called)\s+)*?(?:(["“„«'‘].+)|(?<=\b(?:named|called|name|title|template)\s+)(\S.*))$/i
