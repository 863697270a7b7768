import type { Implementation } from '../../implement'

export const workspaceHandlers: readonly Implementation[] = []
