import type { Implementation } from '../../implement'

export const campaignsHandlers: readonly Implementation[] = []
