import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import type { MessageDraft } from './message-draft'
import type { MessageReach } from './message-reach'
import { openPlaces } from './open-places'
import { fieldsIn } from './template-fields'

/** Where something stands: the subject line, or a step counted from zero. */
export type TextPlace = 'subject' | number

/** Why messages would reach nobody: a place is still to be filled in, nobody has a field, or everybody lacks one. */
export type WhyNobody =
  | { readonly kind: 'open'; readonly text: string; readonly place: TextPlace }
  /** All fields that nobody has, and where they stand. */
  | { readonly kind: 'field'; readonly fields: readonly string[]; readonly places: readonly TextPlace[] }
  | { readonly kind: 'lacking' }

/** Nothing where somebody is written to, or nobody is left to be written to. The subject line belongs to the first step. */
export function whyNobody(
  reach: MessageReach,
  draft: MessageDraft,
  type: MessageType,
  step?: number,
): WhyNobody | undefined {
  const { people, unsent, lacking } = reach
  const { subject, templates } = draft
  if (people.length > 0 || unsent === 0) return undefined
  const texts: readonly (readonly [TextPlace, string])[] = [
    ...(type === 'email' && (step ?? 0) === 0 ? [['subject', subject] as const] : []),
    ...templates.flatMap(({ content }, index) =>
      step === undefined || step === index ? [[index, content] as const] : [],
    ),
  ]
  for (const [place, template] of texts) {
    const [text] = openPlaces(template)
    if (text !== undefined) return { kind: 'open', text, place }
    const isUnknown = (field: string) => lacking.get(field) === unsent
    if (fieldsIn(template).some(isUnknown)) {
      const fields = fieldsIn(...texts.map(([, each]) => each)).filter(isUnknown)
      const places = texts.flatMap(([each, other]) => (fieldsIn(other).some(isUnknown) ? [each] : []))
      return { kind: 'field', fields, places }
    }
  }
  // Whoever has none of the others gets all of them.
  return step === undefined ? { kind: 'lacking' } : whyNobody(reach, draft, type)
}
