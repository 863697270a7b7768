/** What whoever is written to is asked ends as a question: “Do you still have the old contract.” was typed without its mark. */
export function withQuestionMarks(text: string): string {
  return text.replaceAll(asked, '$1?')
}

const asked =
  /(?<=^|[.!?]\s)((?:Do|Does|Did|Are|Were|Have|Can|Could|Would|Will)\s(?:you|your)\s(?:[^.!?[\]]|\.(?=\S)){3,160})\.(?=\s|$)/g
