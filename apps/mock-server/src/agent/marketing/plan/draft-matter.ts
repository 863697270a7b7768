import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'

/** What messages are to be about; nothing where neither the order nor anybody before has said so. */
export function draftMatter(about: string | undefined, told: readonly string[] = []): string | undefined {
  if (about !== undefined && !isKindAlone(about)) return about
  const isInvitation = about !== undefined && invites.test(about)
  const hosted = told.map((sentence) => hosting.exec(sentence)?.[1]).findLast((event) => event !== undefined)
  if (isInvitation && hosted !== undefined) return `invite them to ${hosted}`
  return told.length === 0 ? undefined : told.join(' ')
}

/** What stands before an answer that names what it is about. */
export function leadOf(about: string | undefined): string | undefined {
  return about !== undefined && invites.test(about) ? 'invite them to ' : undefined
}

const invites = /\binvit/i
const hosting =
  /^(?:we|I)(?:['’]re|['’]m|\s+are|\s+am|\s+will\s+be)?\s+(?:hosting|host|having|organi[sz]ing|organi[sz]e|running|holding|hold|planning|giving|throwing)\s+((?:an?|our|the)\s.+?)[.\s]*$/i
