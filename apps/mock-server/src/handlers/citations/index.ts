import type { Implementation } from '../../implement'

export const citationsHandlers: readonly Implementation[] = []
