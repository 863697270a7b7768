import { useMemo } from 'react'
import { uploadFieldsOf, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Select, tooltipAttributes, type ListOptions } from '@inlay/sdk-core/ui'
import { createAudienceMessages } from '../messages'
import type { ColumnTarget } from './column-targets'
import { firstValues, type FilePreview } from './preview-file'
import { useFieldLabel } from './use-field-label'

export interface ColumnTargetsProps {
  readonly artifactType: ArtifactType
  readonly preview: FilePreview
  readonly targets: readonly ColumnTarget[]
  readonly onChange: (column: number, target: ColumnTarget) => void
}

/** Each column of a file with its first values, and where it goes. */
export function ColumnTargets({ artifactType, preview, targets, onChange }: ColumnTargetsProps) {
  const t = useMessages(createAudienceMessages)
  const label = useFieldLabel()
  const options = useMemo<ListOptions>(
    () => [
      {
        label: t('otherwise'),
        options: [
          { value: 'extra', label: t('asExtra') },
          { value: 'left-out', label: t('leaveOut') },
        ],
      },
      {
        label: t('fields'),
        options: uploadFieldsOf(artifactType).map(({ key }) => ({ value: `${fieldPrefix}${key}`, label: label(key) })),
      },
    ],
    [artifactType, label, t],
  )
  return (
    <table className="inlay-ReviewColumns-targets">
      <thead>
        <tr>
          <th scope="col">{t('fileColumn')}</th>
          <th scope="col">{t('firstValues')}</th>
          <th scope="col">{t('goesTo')}</th>
        </tr>
      </thead>
      <tbody>
        {preview.headers.map((header, column) => {
          const target = targets[column] ?? { kind: 'extra' }
          const values = firstValues(preview, column)
          return (
            <tr key={header} data-target={target.kind}>
              <th scope="row" {...tooltipAttributes({ text: header, whenCut: true })}>
                <bdi>{header}</bdi>
              </th>
              <td {...tooltipAttributes({ text: values, whenCut: true })}>
                {values === '' ? <span className="inlay-ReviewColumns-absent">{t('empty')}</span> : <bdi>{values}</bdi>}
              </td>
              <td>
                <Select
                  label={t('goesToOf', { column: header })}
                  labelHidden
                  size="compact"
                  value={valueOf(target)}
                  options={options}
                  onValueChange={(next) => {
                    if (next !== null) onChange(column, targetOf(next))
                  }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const fieldPrefix = 'field '

function valueOf(target: ColumnTarget): string {
  return target.kind === 'field' ? `${fieldPrefix}${target.field}` : target.kind
}

function targetOf(value: string): ColumnTarget {
  if (value.startsWith(fieldPrefix)) return { kind: 'field', field: value.slice(fieldPrefix.length) }
  return { kind: value === 'left-out' ? 'left-out' : 'extra' }
}
