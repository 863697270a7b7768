/** A request without “or nearby”, and whether that was said: only places themselves can be looked in. */
export interface ReadNearness {
  readonly rest: string
  readonly isNearby: boolean
}

export function readNearness(text: string): ReadNearness {
  const rest = text.replaceAll(behind, ' ').replaceAll(before, 'in ')
  return { rest: rest === text ? text : rest.replaceAll(/\s{2,}/g, ' ').trim(), isNearby: rest !== text }
}

const around =
  '(?:near[- ]?by|near(?: there| it| by)|close (?:by|to (?:it|there))|around(?: (?:it|there))?|thereabouts|(?:the |its |their )?(?:wider |closer |nearby |near )?(?:surrounding(?:s| areas?| regions?| cities| towns)|environs|neighbou?rhood|outskirts|suburbs|vicinity))'
/** “Chicago or nearby”, “Munich and its surroundings” */
const behind = new RegExp(
  String.raw`\s*[,(]?\s*\b(?:and|or|and\/or|or anywhere|or somewhere|or at least)\s+(?:in\s+)?${around}(?=[\s,.;!?)]*$|[\s)]*[,;.)]|\s+(?:that|who|which|with|using|hiring|of)\b)\)?|,?\s+nearby(?=[\s,.;!?]*$)`,
  'giu',
)
/** “in or around Chicago”, “close to Chicago” */
const before =
  /\b(?:in (?:or|and|and\/or) (?:around|near)|in the (?:area|vicinity|region) (?:of|around)|close to|not far from|near to?|around)\s+(?=(?:the )?\p{Lu})/gu
