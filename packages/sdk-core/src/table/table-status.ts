export type TableStatus = 'ready' | 'loading' | 'failed'
