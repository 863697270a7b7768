import type { MessageContent } from '../../agent/thread/thread-message'

type Part = Exclude<MessageContent, string>[number]
/** A part of a message that is not its text. */
export type FilePart = Exclude<Part, { readonly type: 'text' }>

/** What a file of a message is called: as its metadata have it, else as its address ends. */
export function nameOfPart(part: FilePart): string | undefined {
  return ownName(part) ?? (part.source.type === 'url' ? endOf(part.source.value) : undefined)
}

/** The part, with the name of its file where it says none: what is sent is all that is known of it later. */
export function withName<Named extends FilePart>(part: Named, filename: string): Named {
  const metadata: unknown = part.metadata ?? {}
  if (ownName(part) !== undefined || typeof metadata !== 'object') return part
  return { ...part, metadata: { ...metadata, filename } }
}

function ownName(part: FilePart): string | undefined {
  for (const holder of [part.metadata, part] as readonly unknown[]) {
    if (typeof holder !== 'object' || holder === null) continue
    const found = ['filename', 'name']
      .map((key) => (holder as Record<string, unknown>)[key])
      .find((name) => typeof name === 'string' && name.trim() !== '')
    if (typeof found === 'string') return found
  }
  return undefined
}

/** Only what looks like the name of a file: other addresses end in what nobody can read. */
function endOf(address: string): string | undefined {
  const end = /([^/?#]+\.[\p{L}\d]{1,5})(?:[?#]|$)/u.exec(address.replace(/^[a-z]+:\/\/[^/?#]*/i, ''))?.[1]
  if (end === undefined) return undefined
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
