import type { Draft } from '../memory'

/** Messages as the chat shows them. */
export function shownMessages({ subjectLine, templates }: Pick<Draft, 'subjectLine' | 'templates'>): readonly string[] {
  const steps = templates.map((template, index) => {
    const title = templates.length === 1 ? '' : `**Step ${index + 1}**\n\n`
    return `${title}${quoted(template)}`
  })
  return [...(subjectLine === undefined ? [] : [`**Subject:** ${subjectLine}`]), ...steps]
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
