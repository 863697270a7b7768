import type { Implementation } from '../../implement'

export const dataHandlers: readonly Implementation[] = []
