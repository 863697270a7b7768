/** A conversation of so many messages, questions and answers by turns, the same for all. */
export function thread(count) {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? {
          id: `m${index}`,
          role: 'user',
          content: `Question ${index}: which companies ship chilled goods across borders?`,
        }
      : {
          id: `m${index}`,
          role: 'assistant',
          content: `Answer ${index}: **Halden Logistics** in Gothenburg, and\n\n- Brightwater Foods\n- Castellan Retail Group`,
        },
  )
}
