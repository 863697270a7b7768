/** In place of words: it is to end with a question, whichever that is. */
export const anyQuestion = '#any'

/** “End with a question”, “finish it on a question” */
export const endsWithQuestion =
  /^(?:(?:please|now|and|then|also|can you|could you|make (?:it|them))[,\s]+)*(?:end|close|finish)(?: (?:it|them|the \w+(?: (?:one|e-?mail|message|step|mail))?|each|every \w+))? (?:with|on|in) (?:an?|one) (?:(?:short|simple|open|clear|good) )?question(?: (?:please|at the end))?[.!?]*$/i
