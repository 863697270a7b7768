import type { Implementation } from '../../implement'

export const workflowsHandlers: readonly Implementation[] = []
