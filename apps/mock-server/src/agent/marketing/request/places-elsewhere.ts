import { phraseIndex } from '../../../engines/sourcing/phrase-index'
import { placeAt } from '../../../engines/sourcing/places'
import type { Word } from '../../../engines/sourcing/words'
import { list } from '../../../engines/world/list'

/** How many words from here on name a country or region in which nobody is known. */
export function placeElsewhereAt(words: readonly Word[], index: number): number | undefined {
  // “Turkey” and “chad” in small letters are other things.
  if (!/^\p{Lu}/u.test(words[index]?.raw ?? '') && !isInPlace(words, index)) return undefined
  const found = elsewhere.at(words, index)
  if (found === undefined || (placeAt(words, index)?.length ?? 0) >= found.length) return undefined
  return found.length
}

function isInPlace(words: readonly Word[], index: number): boolean {
  return words[index - 1]?.text === 'in'
}

const countries = list(
  'Afghanistan, Albania, Algeria, Andorra, Angola, Armenia, Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belize, Benin, Bhutan, Bolivia, Bosnia and Herzegovina, Bosnia, Botswana, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon, Cape Verde, Chile, Colombia, Congo, Costa Rica, Croatia, Cuba, Cyprus, Dominican Republic, Ecuador, Egypt, El Salvador, Eritrea, Estonia, Ethiopia, Fiji, Gabon, Gambia, Ghana, Greenland, Guatemala, Guinea, Guyana, Haiti, Honduras, Hong Kong, Hungary, Iceland, Indonesia, Iran, Iraq, Ivory Coast, Jamaica, Jordan, Kazakhstan, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg, Macau, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Mauritania, Mauritius, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar, Namibia, Nepal, Nicaragua, Niger, North Macedonia, Macedonia, Oman, Pakistan, Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Puerto Rico, Qatar, Russia, Rwanda, San Marino, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Slovakia, Slovenia, Somalia, Sri Lanka, Sudan, Suriname, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Togo, Trinidad and Tobago, Tunisia, Turkmenistan, Uganda, Ukraine, Uruguay, Uzbekistan, Venezuela, Vietnam, Yemen, Zambia, Zimbabwe',
)
const regions = list(
  'Baltics, Baltic States, Balkans, Western Balkans, Caucasus, Caribbean, Central Asia, Southeast Asia, South-East Asia, ASEAN, South Asia, East Asia, GCC, Gulf States, Maghreb, North Africa, West Africa, East Africa, Sub-Saharan Africa, Visegrad, Central Europe, Southeastern Europe, Adriatic',
)

const elsewhere = phraseIndex([...countries, ...regions].map((name) => [name, name] as const))
