import type { TextUse } from '@inlay/sdk-core/contract/campaigns'

/** Texts of a campaign from what a person says that it is for: short, without an em dash, with places for the fields of a row. */
export function writeCopy(use: TextUse, prompt: string): string {
  const goal = goalOf(prompt)
  switch (use) {
    case 'campaign-idea':
      return `Find ${goal}. Look for companies that are hiring in that area, reach the heads of department by e-mail, and follow up on LinkedIn after a week.`
    case 'email-template':
      return `Hello {{first_name}},\n\nI am writing because of ${goal}. {{organization_name}} looks like a good fit, and people in your position, as {{title}}, usually have a clear view of it.\n\nWould a short call next week suit you?\n\nKind regards`
    case 'linkedin-template':
      return `Hello {{first_name}}, I follow what {{organization_name}} does, and I am looking at ${goal}. May I ask you two questions about it?`
    case 'subject-line':
      return subjectOf(goal)
  }
}

/** What a prompt is about, as it fits into a sentence. */
function goalOf(prompt: string): string {
  const line =
    prompt
      .trim()
      .split(/[\n.!?]/)[0]
      ?.trim() ?? ''
  const plain = line
    .replace(/\s*\u2014\s*/g, ', ')
    .replace(/^(?:please\s+)?(?:write|draft|create|suggest|give me|generate|find|make)\s+/i, '')
    .replace(
      /^(?:(?:me|us|an?|the|short|first|new)\s+)*(?:e?-?mail|message|subject(?: line)?|template|campaign|idea)\s+(?:about|for|on|to)\s+/i,
      '',
    )
    .slice(0, 160)
    .trim()
  return plain === '' ? 'companies like your best customers' : plain
}

/** Three to eight words, under fifty characters. */
function subjectOf(goal: string): string {
  const words = goal.split(/\s+/).slice(0, 5)
  while (words.length > 1 && `A question about ${words.join(' ')}`.length >= 50) words.pop()
  const subject = `A question about ${words.join(' ')}`
  return subject.length < 50 ? subject : 'A question for your team'
}
