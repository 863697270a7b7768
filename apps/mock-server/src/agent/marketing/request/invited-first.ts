import { namesWhom } from './names-whom'
import { nearbyIn } from './nearby-in'
import { readLeads } from './read-leads'

/**
 * “We're hosting a breakfast in Hamburg. Invite heads of procurement from manufacturing firms nearby, 15 people max”,
 * where nobody is there yet who could be invited: they are found first, and what they are invited to is kept for the
 * messages.
 */
export function invitedFirst(message: string): string {
  if (message.length > longest) return message
  return message.replace(invites, (all: string, before: string, whom: string, offset: number) => {
    const near = nearbyIn(whom, message.slice(0, offset))
    return readLeads(near).people?.title !== undefined && namesWhom(near) ? `${before}Find ${near}` : all
  })
}

const longest = 600
const invites =
  /(^|[.!?]\s+)(?:(?:please|now|then|so|let['’]?s)\s+)?invite\s+(?!them\b|him\b|her\b|everyone\b|everybody\b)((?:(?!\sto\s)[^.!?;:"“”]){6,160})(?=[.!?]|$)/giu
