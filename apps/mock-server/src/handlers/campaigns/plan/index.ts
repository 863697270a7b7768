import type { Implementation } from '../../../implement'
import { downloadOverviewHandler } from './download-overview'
import { smartAssistHandler } from './smart-assist'

export const planHandlers: readonly Implementation[] = [smartAssistHandler, downloadOverviewHandler]
