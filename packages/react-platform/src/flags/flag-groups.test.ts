import { flagKeys } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import { groupFlags } from './flag-groups'

const byKey = (flag: string) => flag.replaceAll('-', ' ')

describe('groupFlags', () => {
  it('has every flag once, and those of copy-editing apart [CPY-FLAGS-01] [PLT-FLAGS-01]', () => {
    const groups = groupFlags('', byKey)
    expect(groups.map(({ key }) => key)).toEqual(['copyEditing', 'platform'])
    expect(groups[0]?.flags).toEqual([
      'copy-edit',
      'custom-regex',
      'upload-document',
      'model-selection',
      'demo-users',
      'review-mode',
      'document-settings',
      'citations',
      'citation-library',
      'copy-paste-citation-parsing',
      'citation-side-panel',
      'writer-search-app',
    ])
    expect(groups[1]?.flags).toEqual([
      'dark-mode',
      'text-to-sql',
      'knowledge-vault-sidebar',
      'data-studio',
      'model-studio',
      'connectors',
      'hosted-model-apps',
      'dataset-topography',
      'global-apps-search',
      'v2-switch',
      'app-store',
      'dashboards',
      'snippets',
      'scheduled-workflows',
      'email-trigger',
      'json-template-export',
      'copy-paste-flow',
    ])
    expect(groups.flatMap(({ flags }) => flags).length).toBe(flagKeys.length)
  })

  it('finds flags by every word, in any order and case, and leaves empty groups out', () => {
    expect(groupFlags('Studio MODEL', byKey)).toEqual([{ key: 'platform', flags: ['model-studio'] }])
    expect(groupFlags('citation', byKey).map(({ key }) => key)).toEqual(['copyEditing'])
    expect(groupFlags('nothing like this', byKey)).toEqual([])
  })
})
