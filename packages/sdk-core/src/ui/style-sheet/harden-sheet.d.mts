import type { Root } from 'postcss'

export declare function hardenSheet(sheet: Root): Root
