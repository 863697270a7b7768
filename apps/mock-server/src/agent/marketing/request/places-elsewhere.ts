import { phraseIndex } from '../../../engines/sourcing/phrase-index'
import { placeAt } from '../../../engines/sourcing/places'
import { upperFirst } from '../../../engines/messages/upper-first'
import { wordsOf, type Word } from '../../../engines/sourcing/words'
import { list } from '../../../engines/world/list'

/** How many words from here on name a country, region or town in which nobody is known. */
export function placeElsewhereAt(words: readonly Word[], index: number): number | undefined {
  // “Turkey” and “chad” in small letters are other things.
  if (!/^\p{Lu}/u.test(words[index]?.raw ?? '') && !isInPlace(words, index)) return undefined
  const found = elsewhere.at(words, index)
  if (found === undefined || (placeAt(words, index)?.length ?? 0) >= found.length) return undefined
  return found.length
}

/** Whether all that are named are places, and nobody is known there. */
export function isElsewhere(names: string): boolean {
  return names.split(' or ').every((name) => {
    const words = wordsOf(upperFirst(name))
    return placeElsewhereAt(words, 0) === words.length
  })
}

function isInPlace(words: readonly Word[], index: number): boolean {
  const [before, second] = [words[index - 1]?.text, words[index - 3]?.text]
  return before === 'in' || ((before === 'and' || before === 'or') && second === 'in')
}

const countries = list(
  'Afghanistan, Albania, Algeria, Andorra, Angola, Armenia, Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belize, Benin, Bhutan, Bolivia, Bosnia and Herzegovina, Bosnia, Botswana, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon, Cape Verde, Chile, Colombia, Congo, Costa Rica, Croatia, Cuba, Cyprus, Dominican Republic, Ecuador, Egypt, El Salvador, Eritrea, Estonia, Ethiopia, Fiji, Gabon, Gambia, Ghana, Greenland, Guatemala, Guinea, Guyana, Haiti, Honduras, Hong Kong, Hungary, Iceland, Indonesia, Iran, Iraq, Ivory Coast, Jamaica, Jordan, Kazakhstan, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg, Macau, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Mauritania, Mauritius, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar, Namibia, Nepal, Nicaragua, Niger, North Macedonia, Macedonia, Oman, Pakistan, Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Puerto Rico, Qatar, Russia, Rwanda, San Marino, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Slovakia, Slovenia, Somalia, Sri Lanka, Sudan, Suriname, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Togo, Trinidad and Tobago, Tunisia, Turkmenistan, Uganda, Ukraine, Uruguay, Uzbekistan, Venezuela, Vietnam, Yemen, Zambia, Zimbabwe',
)
const regions = list(
  'Baltics, Baltic States, Balkans, Western Balkans, Caucasus, Caribbean, Central Asia, Southeast Asia, South-East Asia, ASEAN, South Asia, East Asia, GCC, Gulf States, Maghreb, North Africa, West Africa, East Africa, Sub-Saharan Africa, Visegrad, Central Europe, Southeastern Europe, Adriatic',
)

/** Towns that people name most, in countries of which other towns are known. */
const towns = list(
  'Essen, Bonn, Fürth, Fuerth, Erlangen, Bamberg, Augsburg, Kiel, Duisburg, Bochum, Wuppertal, Bielefeld, Münster, Muenster, Mannheim, Wiesbaden, Mönchengladbach, Gelsenkirchen, Braunschweig, Brunswick, Aachen, Chemnitz, Magdeburg, Freiburg, Krefeld, Lübeck, Luebeck, Mainz, Erfurt, Oberhausen, Rostock, Kassel, Hagen, Saarbrücken, Potsdam, Heidelberg, Darmstadt, Regensburg, Ulm, Würzburg, Wuerzburg, Ingolstadt, Heilbronn, Wolfsburg, Göttingen, Osnabrück, Oldenburg, Paderborn, Konstanz, Koblenz, Trier, Jena, Klagenfurt, Villach, Wels, Dornbirn, Bregenz, Luzern, Lucerne, St. Gallen, St Gallen, Biel, Thun, Chur, Fribourg, Neuchâtel, Sion',
)

const elsewhere = phraseIndex([...countries, ...regions, ...towns].map((name) => [name, name] as const))
