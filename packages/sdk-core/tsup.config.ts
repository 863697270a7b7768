import { packageBuild } from '../../tsup.config.shared'

export default packageBuild(import.meta.dirname)
