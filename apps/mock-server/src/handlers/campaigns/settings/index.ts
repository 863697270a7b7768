import type { Implementation } from '../../../implement'
import { createBrandVoiceHandler, listBrandVoicesHandler, updateBrandVoiceHandler } from './brand-voices'
import { createIcpHandler, listIcpsHandler, updateIcpHandler } from './icps'
import {
  deleteKnowledgeDocumentHandler,
  getKnowledgeDocumentTextHandler,
  listKnowledgeDocumentsHandler,
  uploadKnowledgeDocumentHandler,
} from './knowledge-documents'
import { marketingScienceHandler } from './marketing-science'
import {
  createValuePropositionHandler,
  listValuePropositionsHandler,
  updateValuePropositionHandler,
} from './value-propositions'

/** What a workspace says about itself, and what is said about it. */
export const settingsHandlers: readonly Implementation[] = [
  listBrandVoicesHandler,
  createBrandVoiceHandler,
  updateBrandVoiceHandler,
  listIcpsHandler,
  createIcpHandler,
  updateIcpHandler,
  listValuePropositionsHandler,
  createValuePropositionHandler,
  updateValuePropositionHandler,
  marketingScienceHandler,
  listKnowledgeDocumentsHandler,
  uploadKnowledgeDocumentHandler,
  getKnowledgeDocumentTextHandler,
  deleteKnowledgeDocumentHandler,
]
