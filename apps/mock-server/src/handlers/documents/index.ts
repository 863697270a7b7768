import type { Implementation } from '../../implement'

export const documentsHandlers: readonly Implementation[] = []
