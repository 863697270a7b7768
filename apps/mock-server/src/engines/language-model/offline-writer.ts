import { answerFromFacts } from './answer-from-facts'
import { explainData } from './explain-data'
import type { LanguageModel } from './language-model'
import { writeCopy } from './write-copy'

/**
 * Writes by rules, from the facts alone: the same request gives the same text, and what is not known is not made up.
 * It stands in where no model is configured.
 */
export const offlineWriter: LanguageModel = {
  async write({ use, prompt, facts = {} }) {
    if (use === 'cell') return answerFromFacts(prompt, facts)
    if (use === 'explanation') return explainData(prompt, facts['payload'])
    return writeCopy(use, prompt, facts)
  },
}
