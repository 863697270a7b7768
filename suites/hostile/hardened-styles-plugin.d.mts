import type { Plugin } from 'vite'

export declare function hardenedStyles(): Plugin
