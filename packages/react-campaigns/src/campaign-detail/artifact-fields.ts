import type { TextType } from '@inlay/sdk-core/filters'
import {
  accountFieldNames,
  contactFieldNames,
  hiddenArtifactFields,
  isBlankValue,
  type Artifact,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import type { Translate } from '@inlay/sdk-core/react'
import { isColumnType } from './column-type'
import { fieldMessages } from './field-messages'
import { sentenceCase } from './sentence-case'

export function isShownField(field: string): boolean {
  return !hiddenArtifactFields.has(field) && field !== columnTypesField
}

/** Some rows come with what the columns of all hold. */
const columnTypesField = 'columnTypes'

/** Which fields rows have, found out once for each row: most rows stay the same from one answer to the next. */
export interface KnownFields {
  /** Given rows, and fields that rows are known to have beside them. The same list as long as nothing new has come. */
  add(rows: readonly Artifact[], others?: readonly string[]): readonly string[]
  /** The first value of a field that has come. */
  sampleOf(field: string): unknown
  /** What the texts of a column of a file's own stand for. */
  typeOf(field: string): TextType | undefined
}

export function knownFields(artifactType: ArtifactType): KnownFields {
  const seen = new WeakSet<Artifact>()
  const present = new Map<string, unknown>([['name', '']])
  let listed: readonly string[] = ['name']
  let types: Readonly<Record<string, unknown>> = {}
  return {
    add(rows, others = []) {
      let isNew = false
      const keep = (field: string, sample: unknown) => {
        present.set(field, sample)
        isNew = true
      }
      for (const field of others) if (!present.has(field) && isShownField(field)) keep(field, undefined)
      for (const row of rows) {
        if (seen.has(row)) continue
        seen.add(row)
        const told = row[columnTypesField]
        if (typeof told === 'object' && told !== null && !sameTypes(types, told)) {
          types = { ...told }
          isNew = true
        }
        for (const field of Object.keys(row)) {
          if (present.get(field) === undefined && isShownField(field) && !isBlankValue(row[field]))
            keep(field, row[field])
        }
      }
      if (isNew) listed = inOrder(artifactType, [...present.keys()])
      return listed
    },
    sampleOf: (field) => present.get(field),
    typeOf(field) {
      const type = Object.hasOwn(types, field) ? types[field] : undefined
      return isColumnType(type) ? type : undefined
    },
  }
}

function sameTypes(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Known fields as the contract lists them, the steps of a sequence behind the first, then those of a file's own. */
export function inOrder(artifactType: ArtifactType, fields: readonly string[]): readonly string[] {
  const order = artifactType === 'contact' ? contactFieldNames : accountFieldNames
  const placeOf = (field: string) => {
    const { base, step } = stepOf(field)
    const place = order.indexOf(base)
    return place === -1 ? Number.POSITIVE_INFINITY : place + step / 1_000
  }
  const places = new Map(fields.map((field, index) => [field, [placeOf(field), index] as const]))
  return fields.toSorted((one, other) => {
    const [first = [0, 0], second = [0, 0]] = [places.get(one), places.get(other)]
    return first[0] === second[0] ? first[1] - second[1] : first[0] - second[0]
  })
}

/** `email_body_2` is the second step of `email_body`. */
export function stepOf(field: string): { readonly base: string; readonly step: number } {
  const [, base = field, step] = /^(email_subject|email_body|linkedin_message)_(\d{1,3})$/.exec(field) ?? []
  return { base, step: step === undefined ? 1 : Number(step) }
}

/** What a field is called: in words for those that we know, else by its own name made readable. */
export function fieldLabel(field: string, t: TranslateField): string {
  const { base, step } = stepOf(field)
  if (isNamed(base)) return step === 1 ? t(base) : `${t(base)} ${step}`
  const [, kept = '', how] = /^(.+)_(file|text)$/.exec(field) ?? []
  if (how === 'file' && !isShownField(kept)) return t('own.file', { name: sentenceCase(kept) })
  if (how === 'text' && isNamed(kept)) return t('own.text', { name: t(kept) })
  const own = sentenceCase(field)
  // In the same table stands one of ours that is called so, or will when it is enriched.
  return isNameOfOurs(own, t) ? t('own.file', { name: own }) : own
}

function isNameOfOurs(name: string, t: TranslateField): boolean {
  const names = namesOfOurs.get(t) ?? new Set(fieldsOfOurs.map((field) => t(field).toLowerCase()))
  namesOfOurs.set(t, names)
  return names.has(name.toLowerCase())
}

type TranslateField = Translate<typeof fieldMessages.strings>

/** In each language once: every column of a file's own asks for them, and there may be hundreds. */
const namesOfOurs = new WeakMap<TranslateField, ReadonlySet<string>>()

type NamedField = keyof typeof fieldMessages.strings

const fieldsOfOurs = Object.keys(fieldMessages.strings).filter((field): field is PlainField => !field.includes('.'))

type PlainField = Exclude<NamedField, `own.${string}` | `seniority.${string}`>

function isNamed(field: string): field is NamedField {
  return Object.hasOwn(fieldMessages.strings, field)
}
