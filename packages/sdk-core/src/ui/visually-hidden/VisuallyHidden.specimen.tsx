import type { Specimen } from '../../../../../suites/specimen'
import { VisuallyHidden } from './VisuallyHidden'

export const specimen: Specimen = {
  name: 'VisuallyHidden',
  slot: 'inlay-VisuallyHidden',
  render: (own) => (
    <p>
      58 <VisuallyHidden {...own}>campaigns found</VisuallyHidden>
    </p>
  ),
}
