import type { Plugin } from 'vite'

export function withoutJsonSchema(): Plugin
