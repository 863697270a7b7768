import type { Ref } from 'react'
import { uploadDelimiters, uploadEncodings } from '@inlay/sdk-core/contract/campaigns'
import { csvMessages } from '@inlay/sdk-core/csv'
import { useMessages } from '@inlay/sdk-core/react'
import { Select } from '@inlay/sdk-core/ui'
import { isolatedText } from '../../campaign-list/isolated-text'
import { createAudienceMessages } from '../messages'
import type { ChosenDialect, FilePreview } from './preview-file'

export interface DialectFieldsProps {
  readonly preview: FilePreview
  readonly onChange: (chosen: ChosenDialect) => void
  /** Where it is said which line the header is. */
  readonly headerRef?: Ref<HTMLButtonElement> | undefined
}

const delimiterNames = {
  ',': 'delimiter.comma',
  ';': 'delimiter.semicolon',
  '\t': 'delimiter.tab',
  '|': 'delimiter.pipe',
} as const

/** As people know encodings, whose names on the web are those of others. */
const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Latin-1)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS',
  gb18030: 'GB 18030',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
}

/** How a file is written, as far as that was found out; whoever knows better says so. */
export function DialectFields({ preview, onChange, headerRef }: DialectFieldsProps) {
  const t = useMessages(createAudienceMessages)
  const words = useMessages(csvMessages)
  const { beginnings, delimiter, encoding, hasHeader, titles } = preview
  return (
    <>
      <Select
        label={t('encoding')}
        size="compact"
        value={encoding}
        options={withOther(uploadEncodings, encoding).map((value) => ({ value, label: encodingNames[value] ?? value }))}
        onValueChange={(next) => {
          if (next !== null) onChange({ encoding: next })
        }}
      />
      <Select
        label={t('delimiter')}
        size="compact"
        value={delimiter}
        options={withOther(uploadDelimiters, delimiter).map((value) => ({
          value,
          label: isKnown(value) ? words(delimiterNames[value]) : t('otherDelimiter', { delimiter: value }),
        }))}
        onValueChange={(next) => {
          if (next !== null) onChange({ delimiter: next })
        }}
      />
      <Select
        ref={headerRef}
        className="inlay-ReviewColumns-header"
        label={t('headerLine')}
        size="compact"
        value={hasHeader ? String(titles) : noHeader}
        options={[
          { value: noHeader, label: t('noHeader') },
          ...beginnings.map(({ line, text }, index) => ({
            value: String(index),
            label: t('headerLineStart', { line, start: text === '' ? t('empty') : isolatedText(text) }),
          })),
        ]}
        onValueChange={(next) => {
          if (next === noHeader) onChange(withoutHeader)
          else if (next !== null) onChange({ skipRecords: Number(next), hasHeader: undefined })
        }}
      />
    </>
  )
}

const noHeader = 'none'

/** Then nothing is above it, either. */
export const withoutHeader: ChosenDialect = { skipRecords: undefined, hasHeader: false }

function isKnown(delimiter: string): delimiter is keyof typeof delimiterNames {
  return Object.hasOwn(delimiterNames, delimiter)
}

/** What was found out is among them, whatever it is. */
function withOther(known: readonly string[], found: string): readonly string[] {
  return known.includes(found) ? known : [found, ...known]
}
