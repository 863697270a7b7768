import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { fieldMeant } from './field-meant'
import { isLeftOpen } from './is-left-open'
import { senderMeant, type Sender } from './sender-meant'
import type { TemplateField } from './template-fields'

/** Something in a template that was meant for a field and is not written as one of these. */
export interface PlaceholderFault {
  /**
   * `unknown`: asked for, and of no contact; `broken`: sent as it is typed; `bracketed`: written as a wish, and taken for
   * the field that it names; `sender`: the same, and taken for who writes; `open`: written as a wish, and none of these;
   * `own`: the same, and says that who writes is to put their own words there.
   */
  readonly kind: 'unknown' | 'broken' | 'bracketed' | 'sender' | 'open' | 'own'
  /** As it stands. */
  readonly text: string
  /** What stands within. */
  readonly name: string
  /** The field that it seems to mean. */
  readonly meant: string | undefined
  /** What it says of who writes. */
  readonly said?: string | undefined
}

/** Each once, in their order. */
export function placeholderFaults(
  template: string,
  fields: readonly TemplateField[],
  sender: Sender = {},
): readonly PlaceholderFault[] {
  const found = new Map<string, PlaceholderFault>()
  for (const [text] of template.matchAll(placeholders)) {
    const fault = faultOf(text, fields, sender)
    if (fault !== undefined) found.set(fault.text, fault)
  }
  return [...found.values()]
}

/** The template with the fields and with who writes where square brackets name them; what is wished for each person stays. */
export function withBracketedFields(template: string, fields: readonly TemplateField[], sender: Sender = {}): string {
  return template.replaceAll(placeholders, (text) => {
    const fault = faultOf(text, fields, sender)
    if (fault?.said !== undefined) return fault.said
    return fault?.kind === 'bracketed' && fault.meant !== undefined ? `{{${fault.meant}}}` : text
  })
}

/** Where a placeholder stands by itself, and not as a part of another one. */
export function placesOf(placeholder: string, template: string): readonly number[] {
  return [...template.matchAll(placeholders)].flatMap(({ 0: text, index }) =>
    text.trimEnd() === placeholder ? [index] : [],
  )
}

/** Square brackets, closed or not, then braces: those of both sides, those that nothing closes, those that nothing opens. */
const placeholders =
  /\[+[^[\]\n]{1,200}\]+|\[+[\p{L}\p{N}_ ]{2,40}|\{+[^{}\n]*\}+|\{+[\p{L}\p{N}_]*|[\p{L}\p{N}_]*\}+/gu

function faultOf(text: string, fields: readonly TemplateField[], sender: Sender): PlaceholderFault | undefined {
  const name = text.replaceAll(/^[[{\s]+|[\]}\s]+$/g, '')
  const meant = fieldMeant(name, fields)
  if (text.startsWith('[')) {
    const said = meant === undefined && text.endsWith(']') ? senderMeant(name, sender) : undefined
    if (said !== undefined) return { kind: 'sender', text, name, meant, said }
    if (meant === undefined) {
      if (!isLeftOpen(text)) return undefined
      return { kind: /^fill in\b/i.test(name) ? 'own' : 'open', text, name, meant }
    }
    return { kind: text.endsWith(']') ? 'bracketed' : 'broken', text: text.trimEnd(), name, meant }
  }
  const [part, ...rest] = templateParts(text)
  if (part?.kind !== 'field' || rest.length > 0) return { kind: 'broken', text, name, meant }
  return fields.some((field) => field.name === part.field)
    ? undefined
    : { kind: 'unknown', text, name: part.field, meant }
}
