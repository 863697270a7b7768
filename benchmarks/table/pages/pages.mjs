/**
 * The contestants. `react` names the package that takes the place of React, where one asks for an older one.
 * @type {Record<string, { script: string, styles: readonly string[], react?: string }>}
 */
export const pages = {
  inlay: { script: 'inlay.jsx', styles: ['@inlay/sdk-core/styles.css'] },
  tanstack: { script: 'tanstack.jsx', styles: ['./tanstack.css'] },
  'ag-grid': { script: 'ag-grid.jsx', styles: [] },
  glide: { script: 'glide.jsx', styles: [], react: '18' },
}
