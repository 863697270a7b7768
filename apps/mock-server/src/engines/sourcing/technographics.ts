import { technologies } from '../world/technologies'
import { phraseIndex } from './phrase-index'
import type { CompanyTest } from './funding-words'
import { alternativesOf, wordsOf } from './words'

/** Reads “Salesforce and Snowflake, or HubSpot”; nothing where no technology is named. */
export function readTechnographics(text: string): CompanyTest | undefined {
  const alternatives = alternativesOf(wordsOf(text))
    .map((words) => {
      const named: string[] = []
      let index = 0
      while (index < words.length) {
        const found = technologyPhrases.at(words, index)
        if (found !== undefined) named.push(...found.meanings)
        index += found?.length ?? 1
      }
      return named
    })
    .filter((named) => named.length > 0)
  if (alternatives.length === 0) return undefined
  return (company) => alternatives.some((named) => named.every((name) => company.technologies.includes(name)))
}

export const technologyPhrases = phraseIndex(
  technologies.flatMap(({ name, aliases }) => [name, ...aliases].map((spelt) => [spelt, name] as const)),
)
